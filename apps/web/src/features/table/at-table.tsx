import type { Lobby as LobbyTold } from '@oeillade/table';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { partOf } from '../../games/index.ts';
import { loadTexts } from '../../shell/i18n/index.ts';
import { withoutEyes } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useRules } from '../../shell/use-rules.ts';
import { Loading } from '../../ui/loading.tsx';
import { Reactions } from '../../ui/reactions/later.tsx';
import { useSounds } from '../../ui/sound/use-sounds.ts';
import { FaceNews } from '../../ui/speech/later.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { WithCheatSheet } from '../primer/with-cheat-sheet.tsx';
import { EndMoments } from '../replay/end-moments.tsx';
import { ReplayLink } from '../replay/replay-link.tsx';
import css from './at-table.module.css';
import { Paused } from './paused.tsx';
import { Trouble } from './trouble.tsx';
import { endedByAgreement, useLastVerdict } from './use-last-verdict.ts';
import { Votes } from './votes.tsx';

/** Nobody waits for the end of a game that has just begun. */
const EndPage = lazy(async () => {
  await loadTexts('end');
  return { default: (await import('./end-page.tsx')).EndPage };
});

interface AtTableProps {
  readonly session: TableSession;
  /** Shown in place of a table that this page has not, or no longer has. */
  readonly gone: ReactNode;
}

/** A table, wherever it is: before, in and after the game. While it is played, its game draws it. */
export const AtTable = memo(function AtTable(props: AtTableProps) {
  return (
    <>
      <Sounds session={props.session} />
      <Shown {...props} />
    </>
  );
});

function Shown({ session, gone }: AtTableProps) {
  const { lobby, connection } = useStore(session, ({ lobby, connection }) => ({ lobby, connection }));
  if (connection === 'gone' || (connection === 'lost' && !lobby)) return gone;
  if (!lobby) return <Loading />;
  return <Told session={session} lobby={lobby} />;
}

/** A table that has told of itself. */
function Told({ session, lobby }: { readonly session: TableSession; readonly lobby: LobbyTold }) {
  useRules(lobby.game);
  const language = useLanguage();
  const { seat, isDealt, isAgreed } = useStore(session, (model) => ({
    seat: model.seat,
    isDealt: model.view !== null,
    isAgreed: endedByAgreement(model),
  }));
  const { isHeld, sawEnd } = useLastVerdict(lobby.phase, isAgreed);
  const { Table } = partOf(lobby.game);
  return (
    <Reactions session={session}>
      <div className={css.atTable} lang={language} data-held={isHeld || undefined}>
        <Trouble session={session} />
        <Paused session={session} />
        <WithCheatSheet game={lobby.game}>
          {lobby.phase === 'playing' || isHeld ? (
            isDealt && (
              <Suspense fallback={<Loading />}>
                <Table session={session} />
              </Suspense>
            )
          ) : (
            <AroundGame session={session} lobby={lobby} sawEnd={sawEnd} />
          )}
        </WithCheatSheet>
        <Votes session={session} seat={seat} lobby={lobby} />
        <Suspense fallback={null}>
          <FaceNews session={session} lobby={lobby} announces={lobby.phase !== 'playing'} />
        </Suspense>
      </div>
    </Reactions>
  );
}

interface AroundGameProps {
  readonly session: TableSession;
  readonly lobby: LobbyTold;
  readonly sawEnd: boolean;
}

/** Before and after the game nobody looks at anybody: everything is drawn with every word of the table. */
function AroundGame({ session, lobby, sawEnd }: AroundGameProps) {
  const model = useStore(session, (whole) => whole);
  const props = { session, model, lobby };
  if (lobby.phase === 'gathering') return <Lobby {...props} />;
  return (
    <Suspense fallback={<Loading />}>
      <EndPage
        {...props}
        isFinale={sawEnd}
        replay={<ReplayLink model={model} lobby={lobby} />}
        moments={<EndMoments model={model} lobby={lobby} />}
      />
    </Suspense>
  );
}

/** No glance makes a sound. */
function Sounds({ session }: { readonly session: TableSession }) {
  const model = useStore(session, withoutEyes);
  useSounds(model, model.lobby && partOf(model.lobby.game).cues);
  return null;
}
