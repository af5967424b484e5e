import type { Lobby as LobbyTold } from '@oeillade/table';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { partOf } from '../../games/index.ts';
import { loadTexts } from '../../shell/i18n/index.ts';
import { withoutFaces } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useRules } from '../../shell/use-rules.ts';
import { Loading } from '../../ui/loading.tsx';
import { Reactions } from '../../ui/reactions/lazy.tsx';
import { useSounds } from '../../ui/sound/use-sounds.ts';
import { FaceNews } from '../../ui/speech/lazy.ts';
import { onStage } from '../../ui/stage/on-stage.ts';
import { eveningTexts } from '../evening/texts.ts';
import { ConfettiButton, ConfettiFall, Gallery } from '../gallery/lazy.ts';
import { AtLiveTable, carriesLive, LiveInLobby } from '../live/lazy.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { WithCheatSheet } from '../primer/with-cheat-sheet.tsx';
import { EndMoments } from '../replay/end-moments.tsx';
import { ReplayLink } from '../replay/replay-link.tsx';
import css from './at-table.module.css';
import { Paused } from './paused.tsx';
import { Trouble } from './trouble.tsx';
import { endedByAgreement, useLastVerdict } from './use-last-verdict.ts';
import { type Stay, useStay } from './use-stay.ts';
import { Votes } from './votes.tsx';

/** Nobody waits for the end of a game that has just begun. */
const EndPage = lazy(async () => {
  await Promise.all([loadTexts('end'), eveningTexts.load()]);
  return { default: (await import('./end-page.tsx')).EndPage };
});

const Evening = lazy(async () => {
  await Promise.all([loadTexts('end'), eveningTexts.load()]);
  return { default: (await import('../evening/evening-page.tsx')).EveningPage };
});

const EveningNews = lazy(async () => {
  await eveningTexts.load();
  return { default: (await import('../evening/news.tsx')).EveningNews };
});

interface AtTableProps {
  readonly session: TableSession;
  /** The secret of my seat at a table on a server. */
  readonly token?: string | null;
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

function Shown({ session, token = null, gone }: AtTableProps) {
  const { lobby, connection } = useStore(session, ({ lobby, connection }) => ({ lobby, connection }));
  if (connection === 'gone' || (connection === 'lost' && !lobby)) return gone;
  if (!lobby) return <Loading />;
  return <Told session={session} token={token} lobby={lobby} />;
}

interface ToldProps {
  readonly session: TableSession;
  readonly token: string | null;
  readonly lobby: LobbyTold;
}

/** A table that has told of itself. */
function Told({ session, token, lobby }: ToldProps) {
  useRules(lobby.game);
  const language = useLanguage();
  const { seat, isDealt, isAgreed } = useStore(session, (model) => ({
    seat: model.seat,
    isDealt: model.view !== null,
    isAgreed: endedByAgreement(model),
  }));
  const stay = useStay(session);
  const shown = stay.ended?.lobby ?? lobby;
  const { isHeld, sawEnd } = useLastVerdict(shown.phase, isAgreed);
  const { Table } = partOf(shown.game);
  const isGallery = seat === null && takesPart(lobby);
  return (
    <Reactions session={session}>
      <div className={css.atTable} lang={language} data-held={isHeld || undefined}>
        <Trouble session={session} />
        {token !== null && carriesLive(lobby) && (
          <Suspense fallback={null}>
            <AtLiveTable session={session} token={token} lobby={lobby} />
          </Suspense>
        )}
        <Paused session={session} />
        <WithCheatSheet game={shown.game}>
          {shown.phase === 'playing' || (isHeld && !stay.ended) ? (
            isDealt && (
              <Suspense fallback={<Loading />}>
                <Table
                  session={session}
                  gallery={isGallery ? <Gallery session={session} lobby={lobby} /> : null}
                />
              </Suspense>
            )
          ) : (
            <AroundGame session={session} lobby={shown} now={lobby} stay={stay} sawEnd={sawEnd} />
          )}
        </WithCheatSheet>
        <Votes session={session} seat={seat} lobby={lobby} />
        <Confetti session={session} />
        <Suspense fallback={null}>
          <FaceNews session={session} lobby={lobby} announces={lobby.phase !== 'playing'} />
        </Suspense>
      </div>
    </Reactions>
  );
}

interface AroundGameProps {
  readonly session: TableSession;
  /** The table that is shown, and as it is now. */
  readonly lobby: LobbyTold;
  readonly now: LobbyTold;
  readonly stay: Stay;
  readonly sawEnd: boolean;
}

/** Before and after the game nobody looks at anybody: everything is drawn with every word of the table, but not with faces. */
function AroundGame({ session, lobby, now, stay, sawEnd }: AroundGameProps) {
  const live = useStore(session, withoutFaces);
  // The last act is played once: whoever has looked back at the evening has seen it. Null before.
  const [looksBack, lookBack] = useState<boolean | null>(null);
  const model = stay.ended ?? live;
  const props = { session, model, lobby };
  const evening = now.evening ?? lobby.evening;
  const ways = {
    onStory: () => lookBack(true),
    onAlong: () => {
      lookBack(false);
      stay.goAlong();
    },
  };
  return (
    <>
      {evening && (
        <Suspense fallback={null}>
          <EveningNews
            {...ways}
            session={session}
            me={live.seat}
            lobby={lobby}
            now={now}
            looksBack={looksBack === true}
          />
        </Suspense>
      )}
      {evening && looksBack ? (
        <Suspense fallback={<Loading />}>
          <Evening code={model.code} evening={evening} me={live.seat} onBack={() => lookBack(false)} />
        </Suspense>
      ) : lobby.phase === 'gathering' ? (
        <Lobby
          {...props}
          live={
            carriesLive(lobby) && (
              <Suspense fallback={null}>
                <LiveInLobby session={session} lobby={lobby} />
              </Suspense>
            )
          }
          onStory={ways.onStory}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <EndPage
            {...props}
            now={now}
            {...ways}
            isFinale={sawEnd && looksBack === null}
            replay={<ReplayLink model={model} lobby={lobby} />}
            moments={<EndMoments model={model} lobby={lobby} />}
            cheer={
              model.seat === null &&
              takesPart(lobby) && (
                <Suspense fallback={null}>
                  <ConfettiButton session={session} rulings={null} />
                </Suspense>
              )
            }
          />
        </Suspense>
      )}
    </>
  );
}

/** D-30: whether those who watch this table predict and cheer. */
const takesPart = ({ rules: { watching } }: LobbyTold): boolean =>
  watching === 'looking' || watching === 'late';

/** What the gallery throws, for everybody: loaded when it first falls. */
function Confetti({ session }: { readonly session: TableSession }) {
  const { falls, signalAt } = useStore(session, ({ confetti, signal }) => ({
    falls: confetti,
    signalAt: signal?.at ?? null,
  }));
  if (falls === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConfettiFall falls={falls} signalAt={signalAt} />
    </Suspense>
  );
}

/** No glance makes a sound, and what is shown on a face sounds where it is drawn. */
function Sounds({ session }: { readonly session: TableSession }) {
  const model = useStore(session, withoutFaces);
  useSounds(model, model.lobby && partOf(model.lobby.game).sounds, onStage.whenEmpty);
  return null;
}
