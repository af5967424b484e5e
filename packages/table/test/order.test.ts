import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Ask, Message } from '../src/index.ts';
import { plans, stepsOf, take } from './wink-family/evenings.ts';
import { type Guest, gather, numberedOf, play } from './wink-family/party.ts';
import { beforeTheAccusation, measure } from './wink-family/presses.ts';

const answers = (guest: Guest): Message[] => guest.heard().filter(({ m }) => m === 'answer');

describe('the same input twice', () => {
  test('a move is done once, and answered the same', () => {
    const party = play();
    const command = { do: 'call', number: party.cardFor('ada', 'ben') };
    assert.equal(party.ada.sends({ ask: 'play', command }, 'x'), null);
    const kept = party.journal.length;
    const others = party.ben.bytes.length;
    assert.equal(party.ada.sends({ ask: 'play', command }, 'x'), null);
    assert.equal(party.journal.length, kept);
    assert.equal(party.ben.bytes.length, others, 'nobody else is told again');
  });

  test('a refusal stays one, even if the same would be allowed by now', () => {
    const party = play();
    const ask: Ask = { ask: 'play', command: { do: 'call', number: party.cardFor('ben', 'cleo') } };
    const refused = party.ben.sends(ask, 'x');
    assert.deepEqual(refused, { code: 'not-your-turn', rule: 'W-11' });
    party.ada.callsCardOf('dora');
    assert.deepEqual(party.ben.sends(ask, 'x'), refused);
    assert.equal(party.turn, 'ben');
    assert.equal(party.ben.sends(ask, 'y'), null, 'under another id it is another input');
  });

  test('another input under an id that was used is not done either', () => {
    const party = play();
    party.ada.sends({ ask: 'vote', on: 'pause', yes: true }, 'x');
    party.ada.sends({ ask: 'vote', on: 'pause', yes: false }, 'x');
    assert.deepEqual(party.lobby().votes, [{ on: 'pause', yes: [0] }]);
  });

  test('ids are each person’s own', () => {
    const party = gather();
    assert.equal(party.ada.sends({ ask: 'ready', ready: false }, 'x'), null);
    assert.equal(party.ben.sends({ ask: 'ready', ready: false }, 'x'), null);
    assert.ok(!party.ben.shown.ready);
  });

  test('an accusation that waits to be settled is done once, and answered once', () => {
    const { party, number } = beforeTheAccusation();
    measure(party, 'cleo', { delay: () => 100, skew: 0 });
    party.wait(500);
    party.hush();
    const ask: Ask = { ask: 'play', command: { do: 'accuse', named: party.ben.seat, number } };
    assert.equal(party.dora.sends(ask, 'x'), undefined);
    party.wait(20);
    assert.equal(party.dora.sends(ask, 'x'), undefined);
    party.wait(500);
    assert.deepEqual(answers(party.dora), [{ m: 'answer', id: 'x', refusal: null }]);
    assert.equal(party.spies('dora'), 3);
    assert.equal(party.dora.sends(ask, 'x'), null);
    assert.equal(party.spies('dora'), 3);
  });

  test('a signal is made once', () => {
    const party = play();
    party.ada.callsCardOf('ben');
    party.ben.looksAt('ada');
    const ask: Ask = { ask: 'play', command: { do: 'signal', to: 0, signal: 'wink' } };
    assert.equal(party.ben.sends(ask, 'x'), null);
    party.wait(2_000);
    assert.equal(party.ben.sends(ask, 'x'), null);
    party.wait(2_000);
    assert.equal(party.linesOf('signalled').length, 1);
  });

  test('of looks the last one counts, whatever its id', () => {
    const party = play();
    for (const at of [1, 2, 1]) party.ada.sends({ ask: 'look', at }, 'x');
    assert.deepEqual(
      party.linesOf('looked').map(({ at }) => at),
      [1, 2, 1],
    );
  });

  test('before the game too: one bot, not two', () => {
    const party = gather({ players: 3 });
    const ask: Ask = { ask: 'add-bot', level: 'novice', name: 'Robo' };
    party.ada.sends(ask, 'x');
    party.ada.sends(ask, 'x');
    assert.equal(party.lobby().seats.length, 4);
  });

  test('ids move with the person when the seats rotate', () => {
    const party = play();
    for (const guest of party.guests) guest.votes('end');
    assert.equal(party.ada.sends({ ask: 'rematch' }, 'x'), null);
    assert.equal(party.ada.sends({ ask: 'rematch' }, 'x'), null);
    assert.equal(party.ada.seat, 3, 'rotated once');
  });
});

describe('numbers', () => {
  test('each recipient’s messages but what eyes see are numbered 1, 2, 3…, whatever happens', () => {
    fc.assert(
      fc.property(plans, stepsOf(40), (plan, steps) => {
        const party = play(plan);
        for (const step of steps) {
          party.wait(step.after);
          if (party.lobby().phase === 'playing') take(party, step);
        }
        for (const sent of [...party.guests.map(({ numbered }) => numbered), numberedOf(party.watched)]) {
          assert.ok(sent.every(({ n }, index) => n === index + 1));
        }
      }),
      { numRuns: 20, seed: 5 },
    );
  });
});

describe('coming back', () => {
  test('with the last number one saw: exactly the rest', () => {
    const party = play();
    const seen = party.ben.numbered.length;
    party.ada.callsCardOf('cleo');
    party.ben.looksAt('ada');
    party.wait(500);
    const all = party.ben.numbered;
    assert.ok(all.length > seen);
    assert.deepEqual(party.catchUp('ben', seen), all.slice(seen));
    assert.deepEqual(party.catchUp('ben', all.length), []);
    assert.deepEqual(party.catchUp('ben', 0), all);
    assert.deepEqual(party.catchUp('cleo', party.cleo.numbered.length), []);
    const watched = party.watched.length;
    assert.equal(party.catchUp('watchers', watched - 1).length, 1);
  });

  test('without, or with one that cannot be: a fresh view, up to the last number, which it does not use up', () => {
    const party = play();
    party.ben.looksAt('ada');
    party.wait(500);
    for (const lastSeen of [null, 10_000, -1, 1.5, Number.NaN]) {
      const [fresh, ...more] = party.catchUp('ben', lastSeen);
      assert.deepEqual(more, []);
      assert.equal(fresh?.n, party.ben.numbered.length);
      assert.ok(fresh?.message.m === 'snapshot');
      assert.deepEqual(fresh.message, {
        m: 'snapshot',
        t: 500,
        lobby: party.lobby(),
        view: party.view('ben'),
        looking: 0,
        clock: { m: 'clock', t: 500, until: null, callFrom: 0, paused: false },
        record: null,
      });
    }
  });

  test('with one that is too long ago: a fresh view', () => {
    const party = play();
    for (let n = 0; n < 600; n++)
      party.refuses(() => party.ada.looksAt('ada'), 'cannot-look-at-yourself', 'D-3');
    const [fresh] = party.catchUp('ada', 5);
    assert.equal(fresh?.message.m, 'snapshot');
    const last = party.ada.numbered.length;
    assert.equal(party.catchUp('ada', last - 60).length, 60);
  });

  test('before the deal the view is the lobby', () => {
    const party = gather();
    const [fresh] = party.catchUp('cleo', null);
    assert.ok(fresh?.message.m === 'snapshot');
    assert.deepEqual([fresh.message.view, fresh.message.clock], [null, null]);
    assert.deepEqual(fresh.message.lobby, party.lobby());
  });

  test('after the end everything is shown', () => {
    const party = play();
    for (const guest of party.guests) guest.votes('end');
    const [fresh] = party.catchUp('watchers', null);
    assert.ok(fresh?.message.m === 'snapshot');
    assert.ok((fresh.message.view as { revealed: unknown }).revealed);
    assert.equal(fresh.message.clock, null);
  });
});
