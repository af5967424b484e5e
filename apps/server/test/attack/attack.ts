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
  run(target: Target): Promise<readonly Finding[]>;
}

export const expect = (says: string, isGood: boolean): Finding => ({ says, isGood });
