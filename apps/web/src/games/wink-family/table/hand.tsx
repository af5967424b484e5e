import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { ColourSymbol, colourOf } from '../../../ui/art/index.ts';
import { CharacterCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import css from './hand.module.css';
import { useTableLayout } from './posture.ts';
import { nameOfCard } from './speech.ts';
import { useShown, useTable } from './use-wink.ts';

/** So many cards have room in their full size beside each other on a small screen. */
const MOST_FULL = 6;

/** My cards. One that is called stands out, and leads my eyes to its caller. */
export const Hand = memo(function Hand() {
  const language = useLanguage();
  const layout = useTableLayout();
  const { look } = useTable().actions;
  const cards = useShown(({ screen }) => screen.hand);
  const compact = layout.compact || (layout.shape !== 'large' && cards.length > MOST_FULL);
  const severalCalled = cards.filter(({ caller }) => caller).length > 1;
  return (
    <ul
      className={css.hand}
      data-part="wink-hand"
      aria-label={t('table.hand')}
      data-many={cards.length > MOST_FULL || undefined}
      style={{ '--n': cards.length } as CSSProperties}
    >
      {cards.map(({ number, caller }) => {
        const name = say('cellUp', { number, who: nameOfCard(number, language) });
        if (!caller) {
          return (
            <li className={css.held} data-part="wink-held" key={number}>
              <CharacterCard number={number} compact={compact} label={name} />
            </li>
          );
        }
        const says = say('callsYours', { name: caller.name });
        return (
          <li
            className={css.held}
            data-part="wink-held"
            data-called=""
            key={number}
            style={{ '--pc': colourOf(caller.colour) } as CSSProperties}
          >
            <button type="button" aria-label={`${name}. ${says}`} onClick={() => look(caller.seat)}>
              <span className={css.tag}>
                <ColourSymbol colour={caller.colour} size={13} inked />{' '}
                <span>{severalCalled ? caller.name : says}</span>
              </span>
              <CharacterCard number={number} compact={compact} label={name} />
            </button>
          </li>
        );
      })}
    </ul>
  );
});
