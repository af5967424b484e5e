import assert from 'node:assert/strict';
import type { GameRecord, Line, Seat } from '@oeillade/kernel';
import { plain } from '../../src/draw/ink.ts';
import { pages } from '../../src/replay/page.ts';
import { ReplayedGame, type Viewpoint } from '../../src/replay/replayed-game.ts';

type Dealt = Line & { readonly hands: readonly (readonly unknown[])[] };

/** The same deal, but two seats have got each other's cards. */
function swapped(record: GameRecord, a: Seat, b: Seat): GameRecord {
  const [dealt, ...rest] = record.lines as [Dealt, ...Line[]];
  const { hands } = dealt;
  const other = hands.map((hand, seat) => (seat === a ? hands[b]! : seat === b ? hands[a]! : hand));
  const line: Dealt = { ...dealt, hands: other };
  return { ...record, lines: [line, ...rest] };
}

/** Through the eyes of a seat it is the same deal when the others hold each other's cards. */
export function hidesHandsOfOthers(record: GameRecord): void {
  const other = swapped(record, 1, 2);
  const firstPage = (of: GameRecord, eyes: Viewpoint) =>
    pages(new ReplayedGame(of, plain), eyes, 0, plain).next().value;
  assert.equal(firstPage(record, 0), firstPage(other, 0));
  assert.notEqual(firstPage(record, 'all'), firstPage(other, 'all'));
}
