import '../styles/home.css';
import '../styles/lobby.css';
import type { Lobby as LobbyState } from '@oeillade/table';
import { useEffect } from 'react';
import { TopBar } from '../app/top-bar.tsx';
import { BOXES } from '../home/games.ts';
import { takeAlone } from '../home/open.ts';
import { t } from '../i18n/index.ts';
import type { TableModel } from '../session/model.ts';
import type { TableSession } from '../session/session.ts';
import { Options } from './options.tsx';
import { botNames, Seats } from './seats.tsx';
import { Share } from './share.tsx';

interface Props {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: LobbyState;
}

/** A table before the game: who plays, how, and when it begins. */
export function Lobby({ session, model, lobby }: Props) {
  const box = BOXES.find(({ id }) => id === lobby.game) ?? BOXES[0]!;
  const mySeat = model.seat === null ? null : lobby.seats[model.seat];
  const isHost = lobby.host !== null && lobby.host === model.seat;
  useAlone(session, model);
  return (
    <main className="lobby">
      <TopBar />
      <h1>{t(`games.${box.id}.name`)}</h1>
      <div className="room">
        <Seats session={session} model={model} lobby={lobby} most={box.max} />
        <div className="share">
          <Share code={model.code} />
          {mySeat && !isHost && (
            <button
              type="button"
              className="btn claim start"
              aria-pressed={mySeat.ready}
              onClick={() => session.ask({ ask: 'ready', ready: !mySeat.ready })}
            >
              {mySeat.ready ? t('lobby.notReady') : t('lobby.ready')}
            </button>
          )}
          {isHost && <StartButton session={session} lobby={lobby} least={box.min} />}
          {!mySeat && <p>{t('lobby.watching')}</p>}
          {!isHost && lobby.host !== null && (
            <p>{t('lobby.waitHost', { name: lobby.seats[lobby.host]?.name ?? '' })}</p>
          )}
        </div>
      </div>
      <Options session={session} lobby={lobby} isHost={isHost} />
    </main>
  );
}

function StartButton({ session, lobby, least }: { session: TableSession; lobby: LobbyState; least: number }) {
  const missing = least - lobby.seats.length;
  const othersReady = lobby.seats.every((seat, index) => seat.ready || index === lobby.host);
  const start = () => {
    session.ask({ ask: 'ready', ready: true });
    session.ask({ ask: 'start' });
  };
  const words =
    missing > 0
      ? t('lobby.needMore', { count: missing })
      : othersReady
        ? t('lobby.start', { count: lobby.seats.length })
        : t('lobby.waitReady');
  return (
    <button type="button" className="btn claim start" disabled={missing > 0 || !othersReady} onClick={start}>
      {words}
    </button>
  );
}

/** Whoever wants to play alone does not want to arrange anything: three bots, and off it goes. */
function useAlone(session: TableSession, model: TableModel): void {
  useEffect(() => {
    if (model.line !== 'live' || !takeAlone(model.code)) return;
    const names = botNames(model.lobby?.seats.map(({ name }) => name) ?? []);
    for (const [index, level] of (['regular', 'novice', 'expert'] as const).entries()) {
      session.ask({ ask: 'add-bot', name: names[index] ?? 'Bo', level });
    }
    session.ask({ ask: 'ready', ready: true });
    session.ask({ ask: 'start' });
  }, [session, model.line, model.code, model.lobby]);
}
