import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame, gameIds } from '@oeillade/games';
import { readSetup, seedFrom } from '@oeillade/kernel';
import { randomGame } from '@oeillade/kernel/testkit';
import type { Message } from '@oeillade/table';
import { Frames } from '../src/frames.ts';
import type { SharedEnd } from '../src/guest.ts';

/** What somebody is sent for a message. */
function sent(frames: Frames, n: number, message: Message): string {
  let frame = '';
  frames.send(
    { n, message },
    {
      send: (text, end) => {
        frame = text + (end?.text ?? '');
      },
    },
  );
  return frame;
}

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
        assert.equal(sent(frames, seat + 7, message), JSON.stringify({ n: seat + 7, ...message }));
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
  for (const n of [1, 2, 3]) sent(frames, n, { m: 'view', t: 0, view: { board, hand: [n] } });
  assert.equal(written, 1);
});

test('the end of a long text is one for all who are told it', () => {
  const frames = new Frames();
  const message = { m: 'record', text: '{"e":"looked"}\n'.repeat(2_000) } as const;
  const ends = new Set<SharedEnd | undefined>();
  for (const n of [3, 4, 5]) {
    assert.equal(sent(frames, n, message), JSON.stringify({ n, ...message }));
    frames.send({ n, message }, { send: (_, end) => ends.add(end) });
  }
  assert.equal(ends.size, 1);
});
