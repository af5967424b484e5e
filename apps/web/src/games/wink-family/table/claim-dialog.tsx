import type { Seat } from '@oeillade/kernel';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { say } from '../texts/table.ts';
import personButtonCss from './person-button.module.css';
import { PersonButton } from './person-button.tsx';
import { useShown, useTable } from './use-wink.ts';

/** Whom to name, for those who look at nobody. */
export function ClaimDialog({ onClose }: { readonly onClose: () => void }) {
  const { designate } = useTable().actions;
  const { number, people } = useShown(({ screen }) => ({
    number: screen.turnCalled,
    people: screen.nameable,
  }));
  if (number === null || people.length === 0) return null;
  const claim = (named: Seat) => {
    designate(named);
    onClose();
  };
  return (
    <Sheet title={say('whoHas', { number })} onClose={onClose}>
      <div className={personButtonCss.suspects} data-claim="">
        {people.map((person) => (
          <PersonButton
            key={person.seat}
            person={person}
            label={say('claim', { name: person.name, number })}
            isLit={false}
            onPress={() => claim(person.seat)}
          />
        ))}
      </div>
    </Sheet>
  );
}
