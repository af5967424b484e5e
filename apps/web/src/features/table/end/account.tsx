import type { ReactNode } from 'react';
import { AvatarRound, ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';

interface AccountProps {
  readonly person: Person;
  readonly score: number;
  readonly children: ReactNode;
}

/** Somebody's points, line by line, as on a bill. */
export function Account({ person, score, children }: AccountProps) {
  return (
    <li className="account">
      <h3 className="account-head">
        <span className="account-face">
          <AvatarRound guest={person.face} colour={person.colour} />
        </span>
        <ColourSymbol colour={person.colour} size={17} />
        <span className="account-name">{person.name}</span>
        <b>{score}</b>
      </h3>
      <ul>{children}</ul>
    </li>
  );
}

interface EntryProps {
  readonly label: ReactNode;
  /** Null where it neither brought nor could have brought anything. */
  readonly points: number | null;
  readonly children?: ReactNode;
}

export function Entry({ label, points, children }: EntryProps) {
  return (
    <li className="entry" data-none={!points || undefined}>
      <span className="entry-label">{label}</span>
      <b className="entry-points">{points === null ? '' : points === 0 ? '0' : `+${points}`}</b>
      {children && <span className="entry-deeds">{children}</span>}
    </li>
  );
}
