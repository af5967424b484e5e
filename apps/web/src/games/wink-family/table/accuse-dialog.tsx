import type { Seat } from '@oeillade/kernel';
import { useState } from 'react';
import { ColourSymbol } from '../../../ui/art/index.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { CharacterCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import css from './accuse-dialog.module.css';
import personButtonCss from './person-button.module.css';
import { PersonButton } from './person-button.tsx';
import { useSpyName } from './use-spoken.ts';
import { useShown, useTable } from './use-wink.ts';

/** Each called number with everybody who may be accused of it: one press says who and which. */
export function AccuseDialog({ onClose }: { readonly onClose: () => void }) {
  const { actions } = useTable();
  const spy = useSpyName();
  const { accusations, looking } = useShown(({ screen: { accusations, looking } }) => ({
    accusations,
    looking,
  }));
  const accuse = (named: Seat, number: number) => {
    actions.accuse(named, number);
    onClose();
  };
  // Rows keep the order that they had when the sheet opened: nothing jumps under the thumb.
  const [opened] = useState(accusations);
  const now = new Map(accusations.map((accusation) => [accusation.number, accusation]));
  const added = accusations.filter(({ number }) => !opened.some((row) => row.number === number));
  return (
    <Sheet title={say('accuseWho')} text={say('accuseCosts', { spy })} isAccusing onClose={onClose}>
      <ul className={css.cases}>
        {[...opened, ...added].map((row) => {
          const { number, caller, suspects } = now.get(row.number) ?? row;
          return (
            <li className={css.case} key={number} data-over={now.has(number) ? undefined : ''}>
              <div className={css.caseCard}>
                <CharacterCard number={number} />
                <small>
                  <ColourSymbol colour={caller.colour} size={13} /> {caller.name}
                </small>
              </div>
              <div className={personButtonCss.suspects}>
                {suspects.map((person) => (
                  <PersonButton
                    key={person.seat}
                    person={person}
                    label={say('accuseOf', { name: person.name, number })}
                    isLit={person.seat === looking?.seat}
                    disabled={!now.has(number)}
                    onPress={() => accuse(person.seat, number)}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
