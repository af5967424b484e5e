import { nameOf, shelved } from '../../games/index.ts';
import { type GameLabel, labels } from '../../games/labels.ts';
import { sayWord, t } from '../../shell/i18n/index.ts';
import { GameBox } from '../../ui/art/brand/game-box.tsx';
import { button } from '../../ui/button.ts';
import { RulesLink } from '../rules/rules-link.tsx';
import css from './shelf.module.css';

interface ShelfProps {
  readonly isBusy: boolean;
  readonly onAlone: (game: GameLabel) => void;
  readonly onOpen: (game: GameLabel) => void;
}

/** The games, each to be played now or with others. */
export function Shelf({ isBusy, onAlone, onOpen }: ShelfProps) {
  return (
    <ul className={css.games} data-part="games">
      {labels.map((game) => (
        <li className={css.game} data-part="game" key={game.id}>
          <GameBox box={shelved(game.id).box} />
          <Facts game={game} />
          <div className={css.gameActions}>
            <button
              type="button"
              {...button('claim')}
              disabled={isBusy}
              title={t('home.playNowHint', { count: game.bots })}
              onClick={() => onAlone(game)}
            >
              {t('home.playNow')}
            </button>
            <button type="button" {...button()} disabled={isBusy} onClick={() => onOpen(game)}>
              {t('home.openTable')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ game: { id, players, minutes } }: { game: GameLabel }) {
  return (
    <div>
      <h3>{nameOf(id)}</h3>
      <p>{sayWord(shelved(id).words.lead)}</p>
      <small>
        {t('home.players', players)}, {t('home.minutes', { minutes })}
      </small>
      <RulesLink game={id} text={t('home.rules')} />
    </div>
  );
}
