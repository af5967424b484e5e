import type { Viewer } from '@oeillade/kernel';
import type { WinkScene } from '@oeillade/story/wink-family';
import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { ColourSymbol, colourOf } from '../../../ui/art/index.ts';
import panelCss from '../../../ui/panel.module.css';
import type { Person } from '../../../ui/table/people.ts';
import { sayReplay } from '../texts/replay.ts';
import { say } from '../texts/table.ts';
import css from './hands.module.css';

interface HandsProps {
  readonly view: WinkScene['view'];
  readonly hands: WinkScene['hands'];
  readonly viewer: Viewer;
  readonly people: readonly Person[];
}

/** Everybody's cards as far as they are seen, with points and spies. A card that is called wears its caller's colour. */
export const Hands = memo(function Hands({ view, hands, viewer, people }: HandsProps) {
  useLanguage();
  const callers = new Map(
    view.seats.flatMap(({ called }, seat) => (called === null ? [] : [[called, people[seat]!] as const])),
  );
  return (
    <section className={`${panelCss.beside} ${css.hands}`} aria-labelledby="rp-hands">
      <h2 id="rp-hands">{sayReplay('hands')}</h2>
      <ul>
        {people.map(({ seat, name, colour }) => {
          const { score, spies, handSize } = view.seats[seat]!;
          const hand = hands[seat];
          return (
            <li
              key={seat}
              data-turn={view.turn === seat || undefined}
              data-viewer={viewer === seat || undefined}
              style={{ '--pc': colourOf(colour) } as CSSProperties}
            >
              <p>
                <ColourSymbol colour={colour} size={16} /> <b>{name}</b>
                <small>{sayReplay('spies', { count: spies })}</small>
                <strong>{t('end.points', { count: score })}</strong>
              </p>
              {hand ? (
                <ul className={css.numbers} data-part="replay-numbers">
                  {hand.map((number) => (
                    <Held key={number} number={number} caller={callers.get(number)} />
                  ))}
                </ul>
              ) : (
                <p className={css.hidden}>{t('replay.hidden', { count: handSize })}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

function Held({ number, caller }: { number: number; caller: Person | undefined }) {
  if (!caller) return <li>{number}</li>;
  return (
    <li data-called="" style={{ '--pc': colourOf(caller.colour) } as CSSProperties}>
      {number}
      <span className="visually-hidden">, {say('cellCalled', { name: caller.name })}</span>
    </li>
  );
}
