import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import type { Name, Party, Plan } from './wink-family/party.ts';
import { beforeTheAccusation, connection, measure, race, steady } from './wink-family/presses.ts';

/** Cleo's messages need 100 ms, dora's 10 ms; both clocks are right. */
function withSlowCleo(plan?: Plan): { party: Party; number: number } {
  const { party, number } = beforeTheAccusation(plan);
  measure(party, 'cleo', steady(100));
  measure(party, 'dora', steady(10));
  party.wait(1_000);
  party.hush();
  return { party, number };
}

describe('W-40 an accusation suspends the game', () => {
  test('D-50 nothing else is done until it is settled; then it goes on where it stood', () => {
    const { party, number } = withSlowCleo();
    const before = party.view('watchers');
    party.dora.accuses('cleo', number, party.now);
    assert.deepEqual(party.dora.heard(), [{ m: 'suspended', t: party.time, by: party.dora.seat }]);
    party.ben.looksAt('ada');
    party.ben.winksAt('ada');
    party.ben.calls(party.cardFor('ben', 'cleo'));
    assert.deepEqual(party.view('watchers'), before, 'nothing has been judged yet');
    party.wait(100);
    assert.equal(party.spies('dora'), 3);
    const [accused, called] = [party.linesOf('accused')[0], party.linesOf('called').at(-1)];
    assert.deepEqual([accused?.t, called?.t], [party.time, party.time]);
    party.wait(1_000);
    assert.equal(party.linesOf('signalled').at(-1)?.from, accused?.t);
  });

  test('nobody else can tell that there is one: whoever knew could still press, and say that it was earlier', () => {
    const { party, number } = withSlowCleo();
    const wink = { do: 'signal', to: party.ada.seat, signal: 'wink' };
    const answers = (time: string) => [
      party.ada.sends({ ask: 'play', command: { do: 'pass' } }, `ada ${time}`),
      party.cleo.sends({ ask: 'play', command: wink }, `cleo ${time}`),
      party.ben.sends({ ask: 'play', command: { do: 'call', number: 99 } }, `ben ${time}`),
    ];
    const before = answers('before');
    assert.ok(before.every((answer) => answer !== null));
    party.hush();
    const watched = party.watched.length;
    party.dora.accuses('ben', number, party.now);
    assert.equal(party.watched.length, watched);
    for (const name of ['ada', 'ben', 'cleo'] as const) assert.deepEqual(party[name].heard(), []);
    assert.deepEqual(
      answers('meanwhile'),
      before,
      'what is not in order is refused at once, for the same reason',
    );
    party.dora.looksAt('ada');
    party.refuses(() => party.dora.accuses('cleo', number, party.now), 'suspended', 'D-50');
  });

  test('it waits no longer than the slowest connection of the others needs, at most 250 ms', () => {
    for (const [slowest, waits] of [
      [0, 0],
      [120, 120],
      [900, 250],
    ] as const) {
      const { party, number } = beforeTheAccusation();
      measure(party, 'cleo', steady(slowest));
      measure(party, 'dora', steady(10));
      party.wait(2_000);
      const pressed = party.time;
      party.dora.accuses('ben', number, party.now);
      party.wait(2_000);
      const [accused] = party.linesOf('accused');
      assert.equal(accused?.t, pressed + waits);
    }
  });

  test('where no connection is slow it is settled at once', () => {
    const { party, number } = beforeTheAccusation();
    party.cleo.accuses('ben', number);
    assert.equal(party.linesOf('accused').length, 1);
    assert.deepEqual(party.announced('ruling')?.order, [{ seat: 2, after: 0, stood: true }]);
    assert.ok(!party.watchersHeard().some(({ m }) => m === 'suspended'));
  });

  test('an accusation that the rules forbid suspends nothing', () => {
    const { party, number } = withSlowCleo();
    party.refuses(() => party.dora.accuses('ada', number), 'accused-is-the-caller', 'W-45');
    party.refuses(() => party.ben.accuses('cleo', number), 'you-hold-it', 'W-46');
    assert.ok(!party.watchersHeard().some(({ m }) => m === 'suspended'));
    party.ben.callsCardOf('cleo');
  });

  test('who has accused waits, and does not accuse once more meanwhile', () => {
    const { party, number } = withSlowCleo();
    party.dora.accuses('cleo', number, party.now);
    party.refuses(() => party.dora.accuses('ben', number, party.now), 'suspended', 'D-50');
    party.wait(300);
    assert.equal(party.linesOf('accused').length, 1);
    assert.equal(party.spies('dora'), 3);
  });

  test('the turn’s time does not run out in between', () => {
    const { party, number } = beforeTheAccusation({ rules: { mostForTurn: 5_000 } });
    measure(party, 'cleo', steady(200));
    party.wait(4_900);
    party.dora.accuses('ben', number, party.now);
    party.wait(150);
    assert.deepEqual(
      party.lines().map(({ e }) => e),
      ['dealt', 'called'],
    );
    party.wait(50);
    assert.deepEqual(
      party.lines().map(({ e }) => e),
      ['dealt', 'called', 'accused', 'called'],
      'the accusation first, then the stand-in',
    );
  });
});

describe('W-48 accusations that arrive together', () => {
  test('D-50 are put in the order in which they were made, and the ruling says by how much', () => {
    const { party, number } = withSlowCleo();
    const t = party.now;
    const first = race(party, number, [
      { name: 'cleo', connection: steady(100), pressed: t },
      { name: 'dora', connection: steady(10), pressed: t + 40 },
    ]);
    assert.equal(first, 'cleo');
    assert.deepEqual(party.announced('ruling')?.order, [
      { seat: party.cleo.seat, after: 0, stood: true },
      { seat: party.dora.seat, after: 40, stood: false },
    ]);
  });

  test('whatever their clocks show', () => {
    for (const skew of [-600_000, 600_000]) {
      const { party, number } = beforeTheAccusation();
      const [slow, quick] = [steady(100, skew), steady(10, -skew / 3)];
      measure(party, 'cleo', slow);
      measure(party, 'dora', quick);
      party.wait(1_000);
      const t = party.now;
      const first = race(party, number, [
        { name: 'cleo', connection: slow, pressed: t },
        { name: 'dora', connection: quick, pressed: t + 40 },
      ]);
      assert.equal(first, 'cleo');
      assert.equal(party.announced('ruling')?.order[1]?.after, 40);
    }
  });

  test('the later one is judged on the board that the earlier has left, and pays nothing if the card is gone', () => {
    const { party, number } = withSlowCleo();
    const t = party.now;
    race(party, number, [
      { name: 'cleo', connection: steady(100), pressed: t },
      { name: 'dora', connection: steady(10), pressed: t + 40 },
    ]);
    assert.deepEqual([party.spies('cleo'), party.spies('dora')], [3, 4]);
    const answers = party.dora.heard().filter((message) => message.m === 'answer');
    assert.deepEqual(
      answers.map(({ refusal }) => refusal),
      [{ code: 'number-not-called', rule: 'W-44' }],
    );
  });

  test('both pay where the card is still there', () => {
    const { party, number } = withSlowCleo({ game: 'wink' });
    const { dora, cleo } = party;
    dora.accuses('cleo', number, party.now);
    party.wait(50);
    cleo.accuses('dora', number, party.now - 100);
    party.wait(500);
    const order = party.announced('ruling')?.order;
    assert.deepEqual(order, [
      { seat: cleo.seat, after: 0, stood: true },
      { seat: dora.seat, after: 50, stood: true },
    ]);
    assert.deepEqual([party.spies('cleo'), party.spies('dora')], [3, 3]);
    assert.deepEqual(
      party.linesOf('accused').map(({ seat }) => party.nameAt(seat)),
      ['cleo', 'dora'],
    );
  });

  test('W-47 with four players the second about the same card may have become impossible', () => {
    const { party, number } = withSlowCleo({ game: 'wink-agents' });
    party.dora.accuses('cleo', number, party.now);
    party.wait(50);
    party.cleo.accuses('dora', number, party.now - 100);
    party.wait(500);
    assert.deepEqual([party.spies('cleo'), party.spies('dora')], [3, 4]);
    for (const guest of party.guests) guest.votes('end');
    party.proves();
  });

  test('a press that does not say when it was made counts from its arrival', () => {
    const { party, number } = withSlowCleo();
    party.dora.accuses('ben', number, party.now);
    party.wait(50);
    party.cleo.accuses('ben', number);
    party.wait(500);
    assert.equal(party.announced('ruling')?.order[0]?.seat, party.dora.seat);
  });
});

describe('connections of all kinds', () => {
  const PAIRS = 1_000;

  test(`of ${PAIRS} pairs of presses at least 40 ms apart, the earlier wins in at least 98 %`, () => {
    const random = new Random(seedFrom('pairs of presses'), 'presses');
    let right = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const { party, number } = beforeTheAccusation();
      const connections = { cleo: connection(random), dora: connection(random) };
      measure(party, 'cleo', connections.cleo);
      measure(party, 'dora', connections.dora);
      party.wait(2_000);
      const [early, late]: [Name & keyof typeof connections, Name & keyof typeof connections] =
        random.happens(0.5) ? ['cleo', 'dora'] : ['dora', 'cleo'];
      const pressed = party.now + 500;
      const gap = 40 + random.below(160);
      const winner = race(party, number, [
        { name: early, connection: connections[early], pressed },
        { name: late, connection: connections[late], pressed: pressed + gap },
      ]);
      if (winner === early) right++;
    }
    assert.ok(right >= 0.98 * PAIRS, `the earlier won ${right} of ${PAIRS}`);
  });
});

describe('a press with an impossible time', () => {
  test('claims to press in the future, or no time at all: counts from the arrival at the latest', () => {
    for (const claim of [3_600_000, Number.NaN, Number.POSITIVE_INFINITY]) {
      const { party, number } = withSlowCleo();
      party.dora.accuses('ben', number, party.now);
      party.wait(10);
      party.cleo.accuses('ben', number, party.now + claim);
      party.wait(500);
      const order = party.announced('ruling')?.order;
      assert.equal(order?.[0]?.seat, party.dora.seat);
      assert.equal(order?.[1]?.after, 10);
    }
  });
});
