import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Play, seedFrom } from '../../src/index.ts';
import { playOut, randomGame } from '../random-game.ts';
import type { Specimen } from '../specimen.ts';
import { nameOf, type Target, targetsOf } from './some-records.ts';

const NO_SEATS = [
  -1,
  99,
  1.5,
  '0',
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0.5,
  2 ** 53,
  [0],
  { seat: 0 },
  true,
];
const NO_COMMANDS = [
  null,
  undefined,
  '',
  'draw',
  0,
  Number.NaN,
  [],
  [[]],
  {},
  { do: null },
  { do: '' },
  { do: 'constructor' },
  { do: '__proto__' },
  { do: ['draw'] },
];
const NO_VALUES = [
  -1,
  1.5,
  99,
  2 ** 53,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1',
  null,
  undefined,
  {},
  [],
  true,
  '__proto__',
  'constructor',
  1n,
];

/** Commands that nobody may give: whatever they are, they are refused and change nothing. */
export function hostileCommands(specimen: Specimen): void {
  for (const target of targetsOf(specimen)) attack(target);
}

function attack(target: Target): void {
  const { game, setup } = target;
  describe(`hostile commands to ${nameOf(target)}`, () => {
    const midway = (seedText: string): Play => {
      const seed = seedFrom(seedText);
      const { commands } = playOut(game, setup, seed);
      const play = Play.deal(game, setup, seed);
      for (const { seat, command } of commands.slice(0, commands.length / 2)) play.act(seat, command, 0);
      return play;
    };

    test('anything at all is refused with a code, and the state stays as it is to the byte', () => {
      const play = midway('anything');
      const isRefused = refusing(play);
      for (const command of NO_COMMANDS) isRefused(0, command, 'malformed');
      fc.assert(
        fc.property(
          fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
          (command) => {
            isRefused(0, command, 'malformed');
          },
        ),
        { numRuns: 500 },
      );
    });

    test('a legal command with one value spoiled, one key more or one key less is refused', () => {
      for (const { play, seat, command } of everyNth(randomGame(game, setup, seedFrom('spoiled')), 5)) {
        const isRefused = refusing(play);
        for (const key of Object.keys(command)) {
          const { [key]: own } = command as unknown as Record<string, unknown>;
          // Where there may be a list, an empty one may be fine.
          const values = Array.isArray(own) ? NO_VALUES.filter((value) => !Array.isArray(value)) : NO_VALUES;
          for (const value of values) isRefused(seat, { ...command, [key]: value });
          isRefused(
            seat,
            Object.fromEntries(Object.entries(command).filter(([other]) => other !== key)),
            'malformed',
          );
        }
        isRefused(seat, { ...command, more: 1 }, 'malformed');
        isRefused(
          seat,
          JSON.parse(JSON.stringify(command).replace('{', '{"__proto__":{"admin":true},')),
          'malformed',
        );
        isRefused(seat, [command], 'malformed');
        isRefused(seat, JSON.stringify(command), 'malformed');
      }
      assert.equal(({} as { admin?: unknown }).admin, undefined);
    });

    test('a seat that is not there is refused, whatever it asks for', () => {
      for (const { play, command } of everyNth(randomGame(game, setup, seedFrom('seats')), 7)) {
        const isRefused = refusing(play);
        for (const seat of [...NO_SEATS, setup.players]) isRefused(seat, command, 'no-such-seat');
      }
    });

    test('a command after the end is refused: the game is over', () => {
      const { play, commands } = playOut(game, setup, seedFrom('end'));
      const isRefused = refusing(play);
      for (const { seat, command } of commands) isRefused(seat, command, 'game-over');
      const agreed = midway('agreed');
      agreed.stop(0);
      for (const { seat, command } of commands) refusing(agreed)(seat, command, 'game-over');
    });
  });
}

/** Checks that a play refuses a command, and that nothing of it has changed. */
function refusing(play: Play): (seat: unknown, command: unknown, code?: string) => void {
  const before = JSON.stringify([play.state, play.lines]);
  return (seat, command, code) => {
    const decision = play.act(seat, command, 0);
    assert.ok(!decision.ok, 'accepted');
    assert.match(decision.refusal.code, /^[a-z-]+$/);
    if (code !== undefined) assert.equal(decision.refusal.code, code);
    assert.equal(JSON.stringify([play.state, play.lines]), before);
  };
}

function* everyNth<T>(steps: Iterable<T>, nth: number): Generator<T> {
  let count = 0;
  for (const step of steps) if (count++ % nth === 0) yield step;
}
