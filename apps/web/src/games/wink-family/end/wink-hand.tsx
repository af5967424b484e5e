import type { CSSProperties } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { ColourSymbol, colourOf, Icon, type IconName } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { CharacterCard } from '../art/index.ts';
import { nameOfCard } from '../table/speech.ts';
import type { DealtCard, Fate, UndealtCard } from './wink-hands.ts';

const SIGNS: Readonly<Record<Fate['is'], IconName | null>> = {
  held: null,
  spoilt: 'cross',
  down: 'cards',
  found: 'check',
  taken: 'accuse',
};

/** What the signs under the cards mean; only those that are there. */
export function HandsLegend({ hands }: { readonly hands: readonly (readonly DealtCard[])[] }) {
  const there = new Set(hands.flat().map(({ fate }) => fate.is));
  return (
    <p className="end-legend" aria-hidden="true">
      {(['found', 'taken', 'down', 'spoilt'] as const)
        .filter((is) => there.has(is))
        .map((is) => (
          <span key={is}>
            <Sign is={is} /> {t(`end.fates.${is}`, { name: '…' })}
          </span>
        ))}
    </p>
  );
}

function Sign({ is }: { readonly is: Fate['is'] }) {
  const icon = SIGNS[is];
  return icon && <Icon name={icon} />;
}

interface WinkHandProps {
  readonly person: Person;
  readonly cards: readonly DealtCard[];
  readonly people: readonly Person[];
  readonly language: Language;
}

export function WinkHand({ person, cards, people, language }: WinkHandProps) {
  return (
    <li className="end-hand">
      <h3>
        <ColourSymbol colour={person.colour} size={17} /> {person.name}
      </h3>
      <ul aria-label={t('end.handOf', { name: person.name })}>
        {cards.map(({ number, fate }) => {
          const by = 'by' in fate ? people[fate.by] : undefined;
          const says = t(`end.fates.${fate.is}`, { name: by?.name ?? '' });
          return (
            <li
              className="end-card"
              key={number}
              data-fate={fate.is}
              title={says}
              style={by && ({ '--pc': colourOf(by.colour) } as CSSProperties)}
            >
              <CharacterCard
                number={number}
                label={t('end.card', { card: sayCard(number, language), fate: says })}
              />
              <span className="end-fate" aria-hidden="true">
                <Sign is={fate.is} />
                {by && <ColourSymbol colour={by.colour} size={14} inked />}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** What nobody held. */
export function UndealtShown({ cards, language }: { cards: readonly UndealtCard[]; language: Language }) {
  return (
    <li className="end-hand">
      <h3>{t('end.undealt')}</h3>
      <ul aria-label={t('end.undealt')}>
        {cards.map(({ number, calls }) => {
          const card = sayCard(number, language);
          const says =
            calls === 0 ? t('end.undealtCard', { card }) : t('end.undealtCalled', { card, count: calls });
          return (
            <li className="end-card" key={number} data-fate="undealt" title={says}>
              <CharacterCard number={number} label={says} />
            </li>
          );
        })}
      </ul>
    </li>
  );
}

const sayCard = (number: number, language: Language): string =>
  t('table.cellUp', { number, who: nameOfCard(number, language) });
