import type { ReactNode } from 'react';
import { AvatarRound, ColourSymbol } from '../art/index.ts';
import type { Person } from '../table/people.ts';
import css from './account.module.css';

interface AccountProps {
  readonly person: Person;
  readonly score: number;
  readonly children: ReactNode;
}

/** Somebody's points, line by line, as on a bill. */
export function Account({ person, score, children }: AccountProps) {
  return (
    <li className={css.account}>
      <h3 className={css.head}>
        <span className={css.face}>
          <AvatarRound guest={person.face} colour={person.colour} />
        </span>
        <ColourSymbol colour={person.colour} size={17} />
        <span className={css.name}>{person.name}</span>
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
    <li className={css.entry} data-none={!points || undefined}>
      <span className={css.entryLabel}>{label}</span>
      <b className={css.entryPoints}>{points === null ? '' : points === 0 ? '0' : `+${points}`}</b>
      {children && <span className={css.entryDeeds}>{children}</span>}
    </li>
  );
}
