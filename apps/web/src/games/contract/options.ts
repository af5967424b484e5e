import type { Lobby, LobbySeat, TableRules } from '@oeillade/table';
import type { ComponentType } from 'react';

/** What the host has arranged, for those who read it. */
export interface ReadProps {
  readonly lobby: Lobby;
  readonly me: LobbySeat | null;
}

/** The host arranges it. */
export interface ChooseProps extends ReadProps {
  readonly wish: (changed: object) => void;
  readonly rule: (changed: Partial<TableRules>) => void;
  /** Among bots in one's own browser: nobody to look in the eyes, or to talk to. */
  readonly isAlone: boolean;
}

/** What a table agrees on in one game alone, before the game. */
export interface OptionsPart {
  /** Who starts by the printed rules: nobody's screen can know it, but people can go by it. */
  readonly sayFirstRule: (id: string) => string;
  /** Among what every table chooses; below that, what needs the whole width. */
  readonly Choose: ComponentType<ChooseProps>;
  readonly ChooseBelow?: ComponentType<ChooseProps>;
  readonly Read: ComponentType<ReadProps>;
  readonly ReadBelow?: ComponentType<ReadProps>;
  /** What everybody in the room has to know before the game, where it differs from the usual. */
  readonly Told?: ComponentType<{ readonly lobby: Lobby }>;
  /** Why the game cannot begin as it is arranged, and what to do about it; null for what any game may refuse. */
  readonly sayProblem: (code: string) => string | null;
}
