import { AvatarRound, ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';

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
      className="wk-person"
      aria-label={label}
      aria-disabled={disabled}
      data-lit={isLit || undefined}
      onClick={() => !disabled && onPress()}
    >
      <span className="wk-person-face">
        <AvatarRound guest={person.face} colour={person.colour} />
      </span>
      <span className="wk-person-name">
        <ColourSymbol colour={person.colour} size={13} /> {person.name}
      </span>
    </button>
  );
}
