import type { Seat } from '@oeillade/kernel';
import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { ColourSymbol, colourOf } from '../../../ui/art/index.ts';
import { CharacterCard } from '../art/index.ts';
import type { HandCard } from './shown.ts';
import { nameOfCard } from './speech.ts';

interface HandProps {
  readonly cards: readonly HandCard[];
  readonly compact: boolean;
  readonly onLook: (seat: Seat) => void;
}

/** My cards. One that is called stands out, and leads my eyes to its caller. */
export const Hand = memo(function Hand({ cards, compact, onLook }: HandProps) {
  const language = useLanguage();
  const severalCalled = cards.filter(({ caller }) => caller).length > 1;
  return (
    <ul className="wk-hand" aria-label={t('table.hand')} style={{ '--n': cards.length } as CSSProperties}>
      {cards.map(({ number, caller }) => {
        const name = t('table.cellUp', { number, who: nameOfCard(number, language) });
        if (!caller) {
          return (
            <li className="wk-held" key={number}>
              <CharacterCard number={number} compact={compact} label={name} />
            </li>
          );
        }
        const says = t('table.callsYours', { name: caller.name });
        return (
          <li
            className="wk-held"
            data-called=""
            key={number}
            style={{ '--pc': colourOf(caller.colour) } as CSSProperties}
          >
            <button type="button" aria-label={`${name}. ${says}`} onClick={() => onLook(caller.seat)}>
              <span className="wk-tag">
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
