import type { Seat } from '@oeillade/kernel';
import { useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { CharacterCard } from '../art/index.ts';
import { PersonButton } from './person-button.tsx';
import type { Accusation } from './shown.ts';

interface AccuseDialogProps {
  readonly accusations: readonly Accusation[];
  readonly looking: Person | null;
  /** What an accusation costs, in the words of the edition. */
  readonly spy: string;
  readonly onAccuse: (named: Seat, number: number) => void;
  readonly onClose: () => void;
}

/** Each called number with everybody who may be accused of it: one press says who and which. */
export function AccuseDialog({ accusations, looking, spy, onAccuse, onClose }: AccuseDialogProps) {
  // Rows keep the order that they had when the sheet opened: nothing jumps under the thumb.
  const [opened] = useState(accusations);
  const now = new Map(accusations.map((accusation) => [accusation.number, accusation]));
  const added = accusations.filter(({ number }) => !opened.some((row) => row.number === number));
  return (
    <Sheet title={t('table.accuseWho')} text={t('table.accuseCosts', { spy })} isAccusing onClose={onClose}>
      <ul className="wk-cases">
        {[...opened, ...added].map((row) => {
          const { number, caller, suspects } = now.get(row.number) ?? row;
          return (
            <li className="wk-case" key={number} data-over={now.has(number) ? undefined : ''}>
              <div className="wk-case-card">
                <CharacterCard number={number} />
                <small>
                  <ColourSymbol colour={caller.colour} size={13} /> {caller.name}
                </small>
              </div>
              <div className="wk-suspects">
                {suspects.map((person) => (
                  <PersonButton
                    key={person.seat}
                    person={person}
                    label={t('table.accuseOf', { name: person.name, number })}
                    isLit={person.seat === looking?.seat}
                    disabled={!now.has(number)}
                    onPress={() => onAccuse(person.seat, number)}
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
