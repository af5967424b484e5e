import { Suspense } from 'react';
import { nameOf } from '../../games/index.ts';
import { labelOf } from '../../games/labels.ts';
import { useAlone } from '../../shell/alone.ts';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { forgetSeat } from '../../shell/session/seats-kept.ts';
import { useArrival } from '../../shell/use-arrival.ts';
import { Icon } from '../../ui/art/index.ts';
import buttonCss from '../../ui/button.module.css';
import { Chat } from '../../ui/chat/chat.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { LazyScore } from '../evening/lazy-score.tsx';
import { RulesLink } from '../rules/rules-link.tsx';
import { Begin } from './begin.tsx';
import { GameChoice } from './game-choice.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { Options } from './options.tsx';
import { OptionsRead } from './options-read.tsx';
import css from './room.module.css';
import { Seats } from './seats.tsx';
import { Share } from './share.tsx';
import { ShuffleWords } from './shuffle-words.tsx';

/** Who plays, how, and when it begins. */
export function Room({ session, model, lobby, live, onStory }: LobbyProps) {
  const game = labelOf(lobby.game);
  if (!game) throw new Error(`There is no such game as "${lobby.game}".`);
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
    <main className={css.lobby} data-part="lobby">
      <TopBar />
      <header className={css.lobbyHead} data-part="lobby-head">
        <h1 ref={heading} tabIndex={-1}>
          {nameOf(game.id)}
        </h1>
        {isHost && (
          <GameChoice
            text={t('lobby.changeGame')}
            lobby={lobby}
            players={lobby.seats.length}
            onChoose={(chosen) => session.ask({ ask: 'arrange', game: chosen })}
          />
        )}
        <RulesLink game={game.id} text={t('home.rules')} isBeside />
        <div className={css.lobbyTools} data-part="lobby-tools">
          <Chat session={session} model={model} lobby={lobby} />
          <button
            type="button"
            className={buttonCss.icon}
            data-part="icon-button"
            aria-label={t('lobby.leave')}
            onClick={leave}
          >
            <Icon name="door" />
          </button>
        </div>
      </header>
      <div className={css.room}>
        <Seats session={session} model={model} lobby={lobby} players={game.players} />
        <div className={css.share}>
          {!isAlone && <Share code={model.code} game={game.id} />}
          <Begin session={session} model={model} lobby={lobby} least={game.players.min} />
        </div>
      </div>
      {lobby.evening && (
        <div className={css.evening}>
          <LazyScore evening={lobby.evening} onStory={onStory} />
        </div>
      )}
      {live}
      <Suspense fallback={null}>
        {isHost ? (
          <Options session={session} lobby={lobby} me={mySeat} />
        ) : (
          <OptionsRead lobby={lobby} me={mySeat} />
        )}
      </Suspense>
      {mySeat && !isAlone && <ShuffleWords session={session} seal={lobby.commitment} />}
    </main>
  );
}
