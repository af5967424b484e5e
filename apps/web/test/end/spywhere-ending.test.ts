import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as spywhereRules from '@oeillade/games/spywhere';
import { games } from '@oeillade/games/spywhere';
import { type GameEvent, type Line, readSetup, type Seat } from '@oeillade/kernel';
import { readEnded } from '../../src/features/table/end/ended.ts';
import { pointsOf, type SpywhereEnding, spywhereEnding } from '../../src/games/spywhere/spywhere-ending.ts';
import '../support/library.ts';
import { ADA, BEN, CLEO, recordOf } from '../support/wink-family/evening.ts';

type Nation = spywhereRules.Nation;
type Attempts = readonly (readonly [at: Seat, nation: Nation])[];

/** Ada is Italian with two pizzas, Ben French, Cleo Japanese; Germany is out. */
const DEALT: spywhereRules.Dealt = {
  e: 'dealt',
  out: 'germany',
  passports: [['italy'], ['france'], ['japan']],
  hands: [
    ['italy', 'italy', 'usa'],
    ['france', 'usa', 'usa'],
    ['usa', 'usa', 'usa'],
  ],
  market: ['usa', 'usa', 'britain', 'britain', 'japan'],
  pile: ['usa', 'britain', 'usa', 'britain', 'usa', 'britain'],
  first: ADA,
};

/** One game of three: `turns` are what each tries in turn, `last` what is tried when all try. */
function played(
  turns: readonly (readonly [Seat, Seat, Nation])[],
  last: Readonly<Record<Seat, Attempts>> = {},
) {
  const lines: GameEvent[] = [DEALT];
  for (const [seat, at, nation] of turns) lines.push({ e: 'attempted', seat, at, nation } as GameEvent);
  const closer = [ADA, BEN, CLEO].find((seat) => turns.filter(([by]) => by === seat).length === 2);
  if (closer !== undefined) {
    lines.push({ e: 'closed', why: 'attempts', by: closer } as GameEvent);
    for (const seat of [ADA, BEN, CLEO].filter((other) => other !== closer)) {
      const attempts = (last[seat] ?? []).map(([at, nation]) => ({ at, nation }));
      lines.push({ e: 'attempted-last', seat, attempts } as GameEvent);
    }
  }
  return ended(lines);
}

function ended(events: readonly GameEvent[]): SpywhereEnding {
  const { spywhere } = games;
  const setup = readSetup(spywhere, 3, {});
  if (!setup.ok) throw new Error(setup.message);
  const state = spywhere.begin(setup.setup, DEALT);
  for (const event of events) spywhere.fold(state, event as spywhereRules.SpywhereEvent);
  const log: spywhereRules.SpywhereEvent[] = [];
  if (!spywhere.outcome(state)) spywhere.stop(state, log);
  const end = (log[0] ?? spywhere.outcome(state)) as GameEvent;
  const lines = [...events, end].map((event, t) => ({ ...event, t: t * 60_000 })) as Line<GameEvent>[];
  const over = readEnded(recordOf('spywhere', lines, 3));
  assert.ok(over);
  return spywhereEnding(over);
}

describe('S-44 where the points of Spywhere come from', () => {
  test('each identification that is right brings as many points as I have cards of my own', () => {
    const { accounts, scores } = played([
      [ADA, BEN, 'france'],
      [ADA, CLEO, 'usa'],
    ]);
    assert.deepEqual(accounts[ADA], {
      passports: ['italy'],
      hand: ['italy', 'italy', 'usa'],
      own: 2,
      right: 1,
      bonus: 3,
      guesses: [
        { at: BEN, nation: 'france', isRight: true, points: 2, isLast: false },
        { at: CLEO, nation: 'usa', isRight: false, points: 0, isLast: false },
      ],
      unmaskedBy: [],
    });
    assert.equal(scores[ADA], 2 + 2 + 3);
    assert.deepEqual(accounts.map(pointsOf), scores);
  });

  test('early cards are told apart from those of the last round', () => {
    const { accounts } = played(
      [
        [BEN, ADA, 'italy'],
        [ADA, BEN, 'france'],
        [ADA, CLEO, 'japan'],
      ],
      { [BEN]: [[CLEO, 'japan']], [CLEO]: [] },
    );
    assert.deepEqual(
      accounts[BEN]!.guesses.map(({ at, isLast }) => [at, isLast]),
      [
        [ADA, false],
        [CLEO, true],
      ],
    );
    assert.deepEqual(accounts[CLEO]!.guesses, []);
  });

  test('who saw through a passport', () => {
    const { accounts } = played(
      [
        [ADA, BEN, 'france'],
        [ADA, CLEO, 'usa'],
      ],
      { [CLEO]: [[BEN, 'france']] },
    );
    assert.deepEqual(
      accounts.map(({ unmaskedBy }) => unmaskedBy),
      [[], [ADA, CLEO], []],
    );
  });

  test('whoever identified everybody ended the game', () => {
    const { why, closedBy, isAgreed, out } = played([
      [ADA, BEN, 'france'],
      [ADA, CLEO, 'usa'],
    ]);
    assert.deepEqual([why, closedBy, isAgreed, out], ['attempts', ADA, false, 'germany']);
  });

  test('stopped by all: scored as it stands', () => {
    const { why, isAgreed, closedBy, scores } = played([[ADA, BEN, 'france']]);
    assert.deepEqual([why, isAgreed, closedBy, scores], ['agreed', true, null, [4, 1, 0]]);
  });
});
