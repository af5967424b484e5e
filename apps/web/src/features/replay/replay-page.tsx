import { openRecord, type RecordText } from '@oeillade/story';
import { Suspense, useMemo, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { Address } from '../../shell/kept-link.ts';
import { findGame, tell } from '../../shell/library.ts';
import { goTo } from '../../shell/route.ts';
import { Icon } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { Ways } from '../../ui/ways.tsx';
import type { Appearance } from '../history/appearances.ts';
import { FlawShown } from '../rules/flaw-shown.tsx';
import { gameOf } from '../rules/game-of.ts';
import { handOver } from './handed.ts';
import { OpenFile } from './open-file.tsx';
import { peopleOf } from './people-of.ts';
import css from './replay-page.module.css';
import { Theatre } from './theatre.tsx';
import { useSource } from './use-source.ts';
import { WhichGame } from './which-game.tsx';

interface ReplayPageProps {
  /** A game of the server's; null for one that somebody opens from a file. */
  readonly address: Address | null;
}

export const textGroups = ['table', 'end', 'afterGame'] as const;

/** A game is watched again: from the server, from a file, or right after its end. */
export default function ReplayPage({ address }: ReplayPageProps) {
  const [source, open] = useSource({ bare: '/replay', address });
  const [chosen, choose] = useState(0);
  const read = (next: Parameters<typeof open>[0]) => {
    choose(0);
    open(next);
  };
  if (source.is === 'coming') return <Loading />;
  const piece = source.is === 'there' ? source.pieces[chosen] : undefined;
  return (
    <main className={css.page}>
      <TopBar />
      {source.is === 'there' && piece ? (
        <>
          <WhichGame count={source.pieces.length} chosen={chosen} onChoose={choose} />
          <Watched
            key={chosen}
            piece={piece}
            appearances={source.appearances}
            isShared={address !== null}
            onOpen={() => read(null)}
          />
        </>
      ) : (
        <div className={css.open}>
          <h1>{t('replay.title')}</h1>
          {source.is === 'trouble' && (
            <p className={css.trouble} role="alert">
              {t(`replay.trouble.${source.trouble}`)}
            </p>
          )}
          <p>{t('replay.lead')}</p>
          <OpenFile onRead={read} />
          <Ways from="/replay" />
        </div>
      )}
    </main>
  );
}

interface WatchedProps {
  readonly piece: RecordText;
  readonly appearances: readonly Appearance[] | null;
  readonly isShared: boolean;
  readonly onOpen: () => void;
}

function Watched({ piece, appearances, isShared, onOpen }: WatchedProps) {
  const opened = useMemo(() => openRecord(piece, findGame), [piece]);
  const story = useMemo(() => (opened.ok ? tell(opened.record) : null), [opened]);
  const seated = useMemo(
    () => (opened.ok ? peopleOf(opened.record, appearances) : []),
    [opened, appearances],
  );
  if (!opened.ok || !story) {
    return (
      <div className={css.open} role="alert">
        <h1>{t('replay.trouble.refused')}</h1>
        {!opened.ok && <FlawShown flaw={opened.flaw} game={gameOf(piece)} />}
        <button type="button" {...button()} onClick={onOpen}>
          {t('replay.again')}
        </button>
      </div>
    );
  }
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Theatre story={story} people={seated} isShared={isShared} isOver={opened.verdict.finished} />
      </Suspense>
      <footer className={css.foot}>
        {!opened.verdict.finished && <p>{t('replay.unfinished')}</p>}
        <button
          type="button"
          {...button()}
          onClick={() => {
            const path = `/proof${window.location.search}`;
            handOver(path, { text: piece.texts.join('\n'), appearances });
            goTo(path);
          }}
        >
          <Icon name="check" /> {t('replay.prove')}
        </button>
        <button type="button" {...button()} onClick={onOpen}>
          <Icon name="cards" /> {t('replay.again')}
        </button>
        <Link to="/games" {...button()}>
          <Icon name="crown" /> {t('history.title')}
        </Link>
      </footer>
    </>
  );
}
