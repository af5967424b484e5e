import '../../styles/home.css';
import '../../styles/menu.css';
import '../../styles/lobby/index.css';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { forgetSeat } from '../../shell/session/keepsakes.ts';
import { useArrival } from '../../shell/use-arrival.ts';
import { Icon } from '../../ui/art/index.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { Chat } from '../chat/chat.tsx';
import { boxOf } from '../home/games.ts';
import { RulesLink } from '../home/rules-link.tsx';
import { useAlone } from '../offline/alone.ts';
import { Begin } from './begin.tsx';
import { GameChoice } from './game-choice.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { Options } from './options.tsx';
import { OptionsRead } from './options-read.tsx';
import { Seats } from './seats.tsx';
import { Share } from './share.tsx';
import { Words } from './words.tsx';

/** Who plays, how, and when it begins. */
export function Room({ session, model, lobby }: LobbyProps) {
  const box = boxOf(lobby.game);
  if (!box) throw new Error(`This house does not know the game "${lobby.game}".`);
  const mySeat = model.seat === null ? null : (lobby.seats[model.seat] ?? null);
  const isHost = lobby.host !== null && lobby.host === model.seat;
  const isAlone = useAlone();
  const heading = useArrival();
  const leave = () => {
    if (mySeat) session.ask({ ask: 'leave' });
    forgetSeat(model.code);
    goTo('/');
  };
  return (
    <main className="lobby">
      <TopBar />
      <header className="lobby-head">
        <h1 ref={heading} tabIndex={-1}>
          {t(`games.${box.id}.name`)}
        </h1>
        {isHost && <GameChoice session={session} lobby={lobby} />}
        <RulesLink game={box.id} text={t('home.rules')} isBeside />
        <div className="lobby-tools">
          <Chat session={session} model={model} lobby={lobby} announces />
          <button type="button" className="icon-button" aria-label={t('lobby.leave')} onClick={leave}>
            <Icon name="door" />
          </button>
        </div>
      </header>
      <div className="room">
        <Seats session={session} model={model} lobby={lobby} most={box.max} />
        <div className="share">
          {!isAlone && <Share code={model.code} game={box.id} />}
          <Begin session={session} model={model} lobby={lobby} least={box.min} />
        </div>
      </div>
      {isHost ? (
        <Options session={session} lobby={lobby} me={mySeat} />
      ) : (
        <OptionsRead lobby={lobby} me={mySeat} />
      )}
      {mySeat && !isAlone && <Words session={session} seal={lobby.commitment} />}
    </main>
  );
}
