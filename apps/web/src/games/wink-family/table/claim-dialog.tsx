import type { Seat } from '@oeillade/kernel';
import { t } from '../../../shell/i18n/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { PersonButton } from './person-button.tsx';

interface ClaimDialogProps {
  readonly number: number;
  readonly people: readonly Person[];
  readonly onClaim: (named: Seat) => void;
  readonly onClose: () => void;
}

/** Whom to name, for those who look at nobody. */
export function ClaimDialog({ number, people, onClaim, onClose }: ClaimDialogProps) {
  return (
    <Sheet title={t('table.whoHas', { number })} onClose={onClose}>
      <div className="wk-suspects" data-claim="">
        {people.map((person) => (
          <PersonButton
            key={person.seat}
            person={person}
            label={t('table.claim', { name: person.name, number })}
            isLit={false}
            onPress={() => onClaim(person.seat)}
          />
        ))}
      </div>
    </Sheet>
  );
}
