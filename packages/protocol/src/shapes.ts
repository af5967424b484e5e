import * as v from 'valibot';

export const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

export const within = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const seat = within(0, 7);

/** Milliseconds of the game, which begins with 0 at the deal. */
export const time = v.pipe(v.number(), v.minValue(0));

export const each = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.readonly());
