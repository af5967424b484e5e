import * as v from 'valibot';

/** A whole number. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const each = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.readonly());

/** A list with a greatest length: records come from anywhere, and nobody reads on for ever. */
export const atMost = <T extends v.GenericSchema>(most: number, schema: T) =>
  v.pipe(v.array(schema), v.maxLength(most), v.readonly());

/** Milliseconds of the game, which begins with 0 at the deal. */
export const time = whole(0, Number.MAX_SAFE_INTEGER);

/** Things counted: cards, points. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An event as a line of a record: the time is stamped on it. */
export const line = <Entries extends v.ObjectEntries>(event: v.ObjectSchema<Entries, undefined>) =>
  v.object({ t: time, ...event.entries });
