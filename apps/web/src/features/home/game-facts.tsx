import { nameOf, shelved } from '../../games/index.ts';
import type { GameLabel } from '../../games/labels.ts';
import { sayWord, t } from '../../shell/i18n/index.ts';
import { button } from '../../ui/button.ts';
import { RulesLink } from '../rules/rules-link.tsx';
import css from './game-facts.module.css';

interface GameFactsProps {
  readonly game: GameLabel;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

/** The game whose box is lit: what it is like, and how to play it with others. */
export function GameFacts({ game: { id, players, minutes }, isBusy, onOpen }: GameFactsProps) {
  return (
    <section className={css.facts} data-part="game-facts">
      <div>
        <h2>{nameOf(id)}</h2>
        <p>{sayWord(shelved(id).words.lead)}</p>
        <p className={css.figures}>
          {t('home.players', players)}, {t('home.minutes', { minutes })}
        </p>
      </div>
      <div className={css.ways}>
        <button type="button" {...button('claim')} data-part="open-table" disabled={isBusy} onClick={onOpen}>
          {t('home.openTable')}
        </button>
        <RulesLink game={id} text={t('home.rules')} />
      </div>
    </section>
  );
}
