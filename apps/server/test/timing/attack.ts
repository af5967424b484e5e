import type { Act } from './play.ts';
import type { Scene } from './scene.ts';

/** What an attacker reads off in one trial: a number, or as many as there were to be read. */
export type Reading = Readonly<Record<string, number | readonly number[]>>;

export interface Trial {
  readonly scene: Scene;
  /** The act that is looked for. */
  readonly act: Act;
  /** It is done at this moment, or nothing is: this is what the attacker wants to know. Gives when it really was. */
  mayAct(at: number): Promise<number>;
}

/** A way to find out what one may not know. It is given a table at rest, and leaves it so. */
export interface Attack {
  readonly name: string;
  readonly acts: readonly Act[];
  /** What is done before the table comes to rest. */
  prepare?(scene: Scene, act: Act): Promise<void>;
  try(trial: Trial): Promise<Reading>;
  /** Closes the connections that it holds at a table. */
  leave?(scene: Scene): void;
}
