import { EYES, type Faces } from '@oeillade/kernel';
import * as v from 'valibot';

/**
 * D-30: what those without a seat may do while a game runs. `none`: not even be there; `board`: see what lies on the table;
 * `looking`: look at one face at a time as well; `late`: see everybody's eyes as well, a whole turn of the table later.
 */
export const WATCHING = ['none', 'board', 'looking', 'late'] as const;
export type Watching = (typeof WATCHING)[number];

const milliseconds = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** How a table is played, beside the rules of its game. The defaults were tuned by tournament: docs/eyes.md. */
export const TableRules = v.strictObject({
  /** D-4: how long one sees nothing after turning to another face. */
  turning: v.optional(milliseconds(0, 5_000), EYES.turning),
  /** D-5: how long a signal lasts. */
  lasting: v.optional(milliseconds(100, 10_000), EYES.lasting),
  /** D-7: everybody's gaze is seen by all. */
  peripheral: v.optional(v.boolean(), false),
  /** D-10: everybody feels how many pairs of eyes rest on their own face; a table without it is called blind. */
  felt: v.optional(v.boolean(), true),
  /** D-8: the least time between two calls, so that a partner has the time to signal. */
  leastBetweenCalls: v.optional(milliseconds(0, 60_000), 6_000),
  /** D-8: the most time for a turn; null for no limit. */
  mostForTurn: v.optional(v.nullable(milliseconds(1_000, 86_400_000)), 60_000),
  /** May players write to each other, or only use the phrases? */
  freeText: v.optional(v.boolean(), false),
  /** D-48: may players hear each other? Where nobody's machine carries voices, it changes nothing. */
  voices: v.optional(v.boolean(), false),
  /** D-49: the mark of the key with which pages seal faces and voices; null where the server may see them. */
  keyMark: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))), null),
  /** D-30: how the table may be watched. */
  watching: v.optional(v.picklist(WATCHING), 'board'),
});

export type TableRules = v.InferOutput<typeof TableRules>;

export const DEFAULT_RULES: TableRules = v.parse(TableRules, {});

/** How long a stand-in waits before it plays for somebody who is away. */
export interface StandInWaits {
  /** From the beginning of their turn. */
  readonly inTurn: number;
  /** From when they went. */
  readonly sinceGone: number;
}

const A_MOMENT = 2_000;
/** Long enough for somebody to notice that a phone sleeps, and for its owner to wake it. */
const TO_WAKE_A_PHONE = 30_000;

/**
 * Where eyes are on screens nobody puts the screen down for long. Elsewhere a phone may sleep for a while; and among real
 * faces its owner is in the room, so that each turn is worth waiting for.
 */
export const standInWaitsOf = (faces: Faces): StandInWaits => ({
  inTurn: faces === 'real' ? TO_WAKE_A_PHONE : A_MOMENT,
  sinceGone: faces === 'drawn' || faces === 'living' ? A_MOMENT : TO_WAKE_A_PHONE,
});

/** The rules that differ from the default, for the header of a record: of faces and voices it has nothing that a key would seal. */
export function changedRules(rules: TableRules): Partial<TableRules> {
  const keys = (Object.keys(DEFAULT_RULES) as (keyof TableRules)[]).filter((key) => key !== 'keyMark');
  return Object.fromEntries(
    keys.filter((key) => rules[key] !== DEFAULT_RULES[key]).map((key) => [key, rules[key]]),
  );
}
