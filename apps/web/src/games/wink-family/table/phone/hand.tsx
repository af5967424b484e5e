import { type CSSProperties, memo } from 'react';
import { t } from '../../../../shell/i18n/index.ts';
import { useLanguage } from '../../../../shell/use-language.ts';
import { ColourSymbol, colourOf } from '../../../../ui/art/index.ts';
import { CharacterCard } from '../../art/index.ts';
import type { HandCard } from '../shown.ts';
import { nameOfCard } from '../speech.ts';

/** My cards, for as long as I look at them. Whoever calls one of them stands beside it. */
export const OpenHand = memo(function OpenHand({ cards }: { readonly cards: readonly HandCard[] }) {
  const language = useLanguage();
  return (
    <ul className="ph-hand" aria-label={t('table.hand')} data-many={cards.length > 6 || undefined}>
      {cards.map(({ number, caller }) => (
        <li
          className="ph-held"
          key={number}
          data-called={caller ? '' : undefined}
          style={caller ? ({ '--pc': colourOf(caller.colour) } as CSSProperties) : undefined}
        >
          <CharacterCard
            number={number}
            label={t('table.cellUp', { number, who: nameOfCard(number, language) })}
          />
          {caller && (
            <span className="ph-caller">
              <ColourSymbol colour={caller.colour} size={14} inked />{' '}
              {t('table.callsYours', { name: caller.name })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
});
