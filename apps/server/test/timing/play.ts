/** The secret acts that an attacker tries to notice. */
export type Act = 'look' | 'wink';

export const ADA = 0;
export const BEN = 1;
export const CLEO = 2;
export const DORA = 3;
export const EMIL = 4;

/** The least that a wink can last: so a trial is short. */
export const LASTING = 100;

/** The table at which the cast sits, with the secrets of all its seats. */
export interface CastSeats {
  readonly url: string;
  readonly tokens: readonly string[];
}

/** What the cast is told. */
export type Cue =
  | { readonly cue: 'stage'; readonly act: Act }
  | { readonly cue: 'perform'; readonly id: number; readonly part: Part }
  | { readonly cue: 'end' };

/** What is done at one moment: Ada does something, or pretends to; Emil looks elsewhere. */
export type Part =
  | { readonly who: 'ada'; readonly at: number; readonly act: Act; readonly isSecret: boolean }
  | { readonly who: 'emil'; readonly at: number };

/** What the cast says when it is over: when it really was. */
export interface Performed {
  readonly id: number;
  readonly acted: number;
}
