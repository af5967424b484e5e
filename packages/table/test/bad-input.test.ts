import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Ask } from '../src/index.ts';
import { type Guest, gather, type Party, play } from './wink-family/party.ts';

/** What no program of ours would send. */
const nonsense = (ask: object): Ask => ask as unknown as Ask;

/** Nothing was kept, nobody else was told, and the table still works. */
function leavesNoTrace(party: Party, attempt: () => void): void {
  const kept = party.journal.length;
  const others = party.ben.bytes.length;
  const watched = party.watched.length;
  attempt();
  assert.equal(party.journal.length, kept);
  assert.equal(party.ben.bytes.length, others);
  assert.equal(party.watched.length, watched);
  party.wait(1_000);
}

describe('bad input is refused', () => {
  const asksMalformed = (party: Party, guest: Guest, ask: object): void =>
    leavesNoTrace(party, () => party.refuses(() => guest.asks(nonsense(ask)), 'malformed'));

  test('asks that do not exist', () => {
    for (const party of [gather(), play()]) {
      for (const ask of ['fly', '', 'constructor', '__proto__', null, 7, undefined, {}]) {
        asksMalformed(party, party.ada, { ask });
      }
      asksMalformed(party, party.ada, {});
    }
  });

  test('asks of the wrong shape', () => {
    const party = gather();
    for (const ask of [
      { ask: 'ready' },
      { ask: 'ready', ready: 'yes' },
      { ask: 'words' },
      { ask: 'words', words: { length: 3 } },
      { ask: 'set-appearance', name: 5 },
      { ask: 'set-appearance', colour: ['lime'] },
      { ask: 'set-appearance', face: '3' },
      { ask: 'set-appearance', costume: 'crown' },
      { ask: 'set-appearance', costume: { hat: 'saucepan' } },
      { ask: 'arrange', options: 'all' },
      { ask: 'arrange', rules: null },
      { ask: 'arrange', game: {} },
      { ask: 'add-bot' },
      { ask: 'add-bot', name: 'x', level: 3 },
      { ask: 'add-bot', member: 3 },
      { ask: 'add-bot', member: 'mila', level: 3 },
      { ask: 'add-bot', name: 'x', level: 'x'.repeat(1_000) },
      { ask: 'change-bot', seat: 3 },
      { ask: 'change-bot', seat: '3', level: 'expert' },
      { ask: 'remove' },
      { ask: 'remove', seat: '1' },
      { ask: 'hand-over', seat: null },
      { ask: 'vote', yes: true },
      { ask: 'vote', on: 'pause' },
    ]) {
      asksMalformed(party, party.ada, ask);
    }
  });

  test('somebody at the door who sends nonsense gets no seat', () => {
    const party = gather();
    for (const ask of [
      { ask: 'sit' },
      { ask: 'sit', name: null, token: party.emil.token },
      { ask: 'sit', name: 'emil', token: 1e20 },
      { ask: 'look', at: 0 },
      { ask: 'play', command: { do: 'pass' } },
    ]) {
      leavesNoTrace(party, () => party.take(null, { ...nonsense(ask), id: 'x' }));
    }
    assert.equal(party.lobby().seats.length, 4);
  });

  test('seats out of range', () => {
    const party = gather();
    for (const seat of [-1, 4, 99, 0.5, 2 ** 32, Number.POSITIVE_INFINITY]) {
      party.refuses(() => party.ada.changesBot(seat, 'expert'), 'no-such-player');
      party.refuses(() => party.ada.asks({ ask: 'remove', seat }), 'no-such-player');
      party.refuses(() => party.ada.asks({ ask: 'hand-over', seat }), 'no-such-player');
    }
    assert.equal(party.lobby().seats.length, 4);
  });

  test('D-3 nobody looks at a face that is not there', () => {
    const party = play();
    for (const at of [
      -1,
      -128,
      4,
      7,
      8,
      128,
      256,
      257,
      0.5,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e300,
    ]) {
      leavesNoTrace(party, () =>
        party.refuses(() => party.ada.asks({ ask: 'look', at }), 'no-such-seat', 'D-3'),
      );
    }
    for (const at of ['1', true, {}, [], [1], undefined]) {
      leavesNoTrace(party, () =>
        party.refuses(() => party.ada.asks(nonsense({ ask: 'look', at })), 'no-such-seat', 'D-3'),
      );
    }
    party.wait(1_000);
    assert.deepEqual(party.linesOf('looked'), []);
    assert.deepEqual(party.ada.saw(), []);
  });

  test('commands of the wrong shape, or about seats and cards that are not there', () => {
    const party = play();
    party.ada.callsCardOf('ben');
    for (const command of [
      null,
      undefined,
      7,
      'call',
      [],
      {},
      { do: 'call' },
      { do: 'call', number: '3' },
      { do: 'call', number: 0 },
      { do: 'call', number: 37 },
      { do: 'call', number: Number.NaN },
      { do: 'call', number: 3, extra: true },
      { do: 'signal', to: -1, signal: 'wink' },
      { do: 'signal', to: 0, signal: 'shout' },
      { do: 'accuse', named: Number.NaN, number: 3 },
      { do: 'accuse', named: 8, number: 3 },
      { do: ['accuse'], named: 1, number: 3 },
      { do: 'toString' },
    ]) {
      for (const guest of [party.ada, party.dora]) {
        leavesNoTrace(party, () =>
          party.refuses(() => guest.asks(nonsense({ ask: 'play', command })), 'malformed'),
        );
      }
    }
    leavesNoTrace(party, () =>
      party.refuses(
        () => party.dora.plays({ do: 'accuse', named: 6, number: party.view('dora').seats[0]!.called! }),
        'no-such-seat',
        'W-40',
      ),
    );
  });

  test('a press at no time of this world', () => {
    for (const pressed of [Number.NaN, -1e300, Number.NEGATIVE_INFINITY, '5', {}, null]) {
      const party = play();
      const number = party.ada.callsCardOf('ben');
      party.pings('cleo', { roundTrip: 100, theirs: (now) => now });
      const command = { do: 'accuse', named: 1, number };
      party.cleo.asks(nonsense({ ask: 'play', command, pressed }));
      party.wait(1_000);
      assert.equal(party.linesOf('accused').length, 1);
      assert.equal(party.announced('ruling')?.order[0]?.after, 0);
    }
  });

  test('motions that do not exist', () => {
    const party = play();
    party.dora.vanishes();
    for (const on of [
      '',
      'win',
      'replace',
      'replace/',
      'replace/x',
      'replace/03',
      'replace/-1',
      'replace/3.0',
      3,
      null,
    ]) {
      asksMalformed(party, party.ada, { ask: 'vote', on, yes: true });
    }
    assert.deepEqual(party.lobby().votes, []);
  });

  test('words that are too long, promised or not', () => {
    const party = gather();
    party.ada.whispers('x'.repeat(200));
    party.ben.whispers('x'.repeat(201));
    party.ada.asks({ ask: 'start' });
    party.ada.shows();
    party.refuses(() => party.ben.shows(), 'too-long');
    party.refuses(() => party.ben.shows('x'.repeat(1_000_000)), 'too-long');
  });

  test('a promise that is no hash', () => {
    const party = gather();
    for (const hash of ['', 'ab', 'AB'.repeat(32), 'ab'.repeat(33), 'my words', 7, null] as string[]) {
      party.refuses(() => party.ada.asks({ ask: 'promise', hash }), 'malformed');
    }
  });

  test('huge names, of people and of bots, are cut', () => {
    const party = gather({ players: 3 });
    party.ada.dresses({ name: 'A'.repeat(1_000_000) });
    party.ada.addsBot('B'.repeat(1_000_000));
    assert.deepEqual([party.ada.shown.name.length, party.lobby().seats[3]?.name.length], [24, 24]);
    party.ada.starts();
    for (const guest of party.guests) guest.votes('end');
    party.proves();
  });
});

test('whatever is sent, the table answers and goes on', () => {
  const kinds = [
    ...['sit', 'leave', 'set-appearance', 'ready', 'words', 'arrange', 'add-bot', 'change-bot', 'remove'],
    ...['hand-over', 'start', 'play', 'look', 'vote', 'rematch', 'end-evening'],
  ];
  const keys = [
    'name',
    'token',
    'face',
    'colour',
    'ready',
    'words',
    'game',
    'options',
    'rules',
    'level',
    'seat',
  ];
  const values = fc.oneof(
    fc.integer({ min: -2, max: 9 }),
    fc.constantFrom('pause', 'end', 'replace/1', 'wink', 'regular', Number.NaN, null, true, 'x'.repeat(30)),
    fc.jsonValue(),
    fc.record({ do: fc.constantFrom('call', 'accuse', 'signal', 'designate', 'pass'), number: fc.nat(40) }),
  );
  const asks = fc
    .tuple(
      fc.constantFrom(...kinds),
      fc.dictionary(fc.constantFrom(...keys, 'command', 'pressed', 'at', 'on', 'yes'), values),
    )
    .map(([ask, rest]) => ({ ...rest, ask }));
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.tuple(fc.nat(4), asks), { maxLength: 40 }), (dealt, inputs) => {
      const party = dealt ? play() : gather();
      for (const [index, [who, ask]] of inputs.entries()) {
        const seat = who < party.table.seating.size ? who : null;
        const guest = party.guests.find((one) => one.seat === seat);
        if (guest) guest.sends(nonsense(ask), `input ${index}`);
        else if (seat === null) party.take(null, { ...nonsense(ask), id: `input ${index}` });
        party.wait(100);
      }
      const again = party.restored();
      assert.deepEqual(again.lobby(), party.lobby());
    }),
    { numRuns: 100, seed: 13 },
  );
});
