import { AvatarRound, ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import css from './person-button.module.css';

interface PersonButtonProps {
  readonly person: Person;
  readonly label: string;
  /** In the light: I look at them. */
  readonly isLit: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** One press chooses this person. */
export function PersonButton({ person, label, isLit, disabled = false, onPress }: PersonButtonProps) {
  return (
    <button
      type="button"
      className={css.person}
      data-part="wink-person"
      aria-label={label}
      aria-disabled={disabled}
      data-lit={isLit || undefined}
      onClick={() => !disabled && onPress()}
    >
      <span className={css.personFace}>
        <AvatarRound guest={person.face} colour={person.colour} />
      </span>
      <span className={css.personName}>
        <ColourSymbol colour={person.colour} size={13} /> {person.name}
      </span>
    </button>
  );
}
