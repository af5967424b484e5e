import assert from 'node:assert/strict';
import { seatAt, type Table, wink, winkAgents, zwinkern } from './table.ts';

export const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Three players of Zwinkern: ada holds 1-9, ben 10-18, cleo 19-27; 28-36 are undealt. */
export const three = (options = {}): Table =>
  seatAt(zwinkern, { hands: [upTo(1, 9), upTo(10, 18), upTo(19, 27)], left: upTo(28, 36), options });

/** Four players of WINK: ada 1-8, ben 9-16, cleo 17-24, dora 25-32; 33-36 are undealt. */
export const fourOfWink = (): Table =>
  seatAt(wink, { hands: [upTo(1, 8), upTo(9, 16), upTo(17, 24), upTo(25, 32)], left: upTo(33, 36) });

/** Four agents: ada 1-9, ben 10-18, cleo 19-27, dora 28-36. */
export const fourAgents = (): Table =>
  seatAt(winkAgents, { hands: [upTo(1, 9), upTo(10, 18), upTo(19, 27), upTo(28, 36)] });

/** A first round at a second each, then a contact: the lines 3, 4, 5 are calls, 6 is the designation. */
export function afterContact(table = three()): Table {
  table.clock = 1000;
  table.ada.calls(10);
  table.clock = 2000;
  table.ben.calls(19);
  table.clock = 3000;
  table.cleo.calls(1);
  table.clock = 4000;
  table.ada.designates('ben');
  return table;
}

/** Plays on until ben's hand is empty: ada calls his cards and names him every time. */
export function finished(): Table {
  const table = three();
  for (const number of upTo(10, 18)) {
    table.clock += 1000;
    table.ada.calls(number);
    table.ben.calls(number % 2 ? 19 : 20);
    table.cleo.calls(number % 2 ? 1 : 2);
    table.ada.designates('ben');
  }
  assert.equal(table.ended()?.why, 'hand-empty');
  return table;
}
