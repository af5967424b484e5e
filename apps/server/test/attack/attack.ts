import type { Target } from '../fuzz/target.ts';

/** Something that came out of an attack: a sentence for people, and whether it is as it should be. */
export interface Finding {
  readonly says: string;
  readonly isGood: boolean;
}

/** What somebody without any rights does to a server with the limits as they are. It ends by itself. */
export interface Attack {
  readonly name: string;
  /** Of the server, where they differ from the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Writes into the folder of the journal before the server starts. */
  prepare?(folder: string): Promise<void>;
  /** Memory and other tables' answers are measured from the beginning, or from where `measureFromHere` was called. */
  run(target: Target, measureFromHere: () => Promise<void>): Promise<readonly Finding[]>;
}

export const expect = (says: string, isGood: boolean): Finding => ({ says, isGood });
