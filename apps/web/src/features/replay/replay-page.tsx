import '../../styles/home.css';
import '../../styles/replay/index.css';
import { openRecord, type Piece, tell } from '@oeillade/story';
import { useMemo, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { Icon } from '../../ui/art/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import type { Look } from '../history/looks.ts';
import { Link } from '../rules/page/link.tsx';
import type { Address } from './fetch-record.ts';
import { FlawShown } from './flaw-shown.tsx';
import { gameOf } from './game-of.ts';
import { handOver } from './handed.ts';
import { OpenFile } from './open-file.tsx';
import { peopleOf } from './people-of.ts';
import { Theatre } from './theatre.tsx';
import { useSource } from './use-source.ts';
import { Ways } from './ways.tsx';
import { WhichGame } from './which-game.tsx';

interface ReplayPageProps {
  /** A game of the server's; null for one that somebody opens from a file. */
  readonly address: Address | null;
}

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
    <main className="rp">
      <TopBar />
      {source.is === 'there' && piece ? (
        <>
          <WhichGame count={source.pieces.length} chosen={chosen} onChoose={choose} />
          <Watched
            key={chosen}
            piece={piece}
            looks={source.looks}
            isShared={address !== null}
            onOpen={() => read(null)}
          />
        </>
      ) : (
        <div className="rp-open">
          <h1>{t('replay.title')}</h1>
          {source.is === 'trouble' && (
            <p className="rp-trouble" role="alert">
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
  readonly piece: Piece;
  readonly looks: readonly Look[] | null;
  readonly isShared: boolean;
  readonly onOpen: () => void;
}

function Watched({ piece, looks, isShared, onOpen }: WatchedProps) {
  const opened = useMemo(() => openRecord(piece), [piece]);
  const story = useMemo(() => (opened.ok ? tell(opened.record) : null), [opened]);
  const seated = useMemo(() => (opened.ok ? peopleOf(opened.record, looks) : []), [opened, looks]);
  if (!opened.ok || !story) {
    return (
      <div className="rp-open" role="alert">
        <h1>{t('replay.trouble.refused')}</h1>
        {!opened.ok && <FlawShown flaw={opened.flaw} game={gameOf(piece)} />}
        <button type="button" className="btn" onClick={onOpen}>
          {t('replay.again')}
        </button>
      </div>
    );
  }
  return (
    <>
      <Theatre story={story} people={seated} isShared={isShared} />
      <footer className="rp-foot">
        {!opened.verdict.finished && <p>{t('replay.unfinished')}</p>}
        <button
          type="button"
          className="btn"
          onClick={() => {
            const path = `/proof${window.location.search}`;
            handOver(path, { text: piece.texts.join('\n'), looks });
            goTo(path);
          }}
        >
          <Icon name="check" /> {t('replay.prove')}
        </button>
        <button type="button" className="btn" onClick={onOpen}>
          <Icon name="cards" /> {t('replay.again')}
        </button>
        <Link to="/games" className="btn">
          <Icon name="crown" /> {t('history.title')}
        </Link>
      </footer>
    </>
  );
}
