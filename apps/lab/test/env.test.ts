import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame, gameIds } from '@oeillade/catalogue/testkit';
import { Random, readRecord, seedFrom, verify } from '@oeillade/kernel';
import type { Over, Told } from '../src/env/episode.ts';
import { Session } from '../src/env/session.ts';
import { lab, usualPlayers } from './support.ts';

interface Answer {
  readonly turn?: number;
  readonly observation?: Told;
  readonly over?: Over;
  readonly record?: string;
  readonly actions?: readonly object[];
}

/** More than any game takes. */
const MOST_STEPS = 100_000;

const asked = async (session: Session, request: object): Promise<Answer> =>
  (await session.answer(JSON.stringify(request))) as Answer;

for (const game of gameIds) {
  test(`${game}: a game played from outside is a game like any other, and its record keeps the rules`, async () => {
    const session = new Session();
    const random = new Random(seedFrom('env'), game);
    const players = usualPlayers(game);
    let answer = await asked(session, { reset: { game, players, seed: 3, tick: 300 } });
    for (let step = 0; 'turn' in answer; step++) {
      assert.ok(step < MOST_STEPS, 'The game does not end.');
      const { legal } = answer.observation!;
      answer = await asked(session, { step: random.pick(legal) });
    }
    assert.ok('over' in answer, JSON.stringify(answer));
    const { record } = await asked(session, { record: true });
    const read = readRecord(record!.trimEnd().split('\n'), findGame);
    assert.ok(read.ok);
    const verdict = verify(read.record);
    assert.ok(verdict.ok && verdict.finished, JSON.stringify(verdict));
  });
}

test('others are counted from the own seat on, so that a number means the same on every seat', async () => {
  const session = new Session();
  await asked(session, { reset: { game: 'wink', players: 4, seed: 1 } });
  const [zero, two] = await Promise.all([0, 2].map((actions) => asked(session, { actions })));
  const turned = JSON.stringify(zero!.actions).replaceAll(
    /"(look|named|to)":(\d)/g,
    (_, key, seat) => `"${key}":${(Number(seat) + 2) % 4}`,
  );
  assert.equal(JSON.stringify(two!.actions), turned);
});

test('the command line says which games there are, and answers every line with a line', async () => {
  const lines = ['{"reset":{"game":"wink","seed":7}}', '', '{"step":0}', 'hello', '{"dance":1}'];
  const { code, stdout } = await lab(['env'], { input: lines.join('\n') });
  assert.equal(code, 0);
  const [hello, first, second, ...errors] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    hello.games.map(({ id }: { id: string }) => id),
    gameIds,
  );
  assert.deepEqual([first.reset.seed, first.turn, second.turn], ['7', 0, 1]);
  assert.deepEqual(errors, [
    { error: 'a line is one JSON object' },
    { error: 'a line is an object with one of the keys reset, step, observe, actions, record' },
  ]);
});
