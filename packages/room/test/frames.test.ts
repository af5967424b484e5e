import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame, gameIds } from '@oeillade/catalogue/testkit';
import { readSetup, seedFrom } from '@oeillade/kernel';
import { randomGame } from '@oeillade/kernel/testkit';
import { Frames } from '../src/frames.ts';

for (const id of gameIds) {
  test(`${id}: views that have much in common read as if each were written by itself`, () => {
    const game = findGame(id)!;
    const most = game.facts.players.max;
    const setup = readSetup(game, most, {});
    assert.ok(setup.ok);
    for (const { play } of randomGame(game, setup.setup, seedFrom('frames'))) {
      const frames = new Frames();
      const viewOf = game.views(play.state);
      for (let seat = 0; seat < most; seat++) {
        const message = { m: 'view', t: 1234.5, view: viewOf(seat) } as const;
        assert.equal(frames.write({ n: seat + 7, message }), JSON.stringify({ n: seat + 7, ...message }));
      }
    }
  });
}

test('what several views have in common is written once', () => {
  let written = 0;
  const board = {
    toJSON: () => {
      written++;
      return ['the board'];
    },
  };
  const frames = new Frames();
  for (const n of [1, 2, 3]) frames.write({ n, message: { m: 'view', t: 0, view: { board, hand: [n] } } });
  assert.equal(written, 1);
});
