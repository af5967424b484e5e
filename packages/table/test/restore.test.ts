import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Message } from '../src/index.ts';
import { plans, type Step, stepsOf, take } from './wink-family/evenings.ts';
import { partnersEyeToEye } from './wink-family/eye-to-eye.ts';
import { gather, type Name, type Party, play } from './wink-family/party.ts';

/** All that anybody may know right now: the views, the lobby, what is legal, where the eyes are and the time. */
function knowledge(party: Party): object {
  const names: (Name | 'watchers')[] = [...party.guests.map(({ name }) => name), 'watchers'];
  const snapshots = names.map((name): Message => party.catchUp(name, null)[0]!.message);
  const legal = party.lobby().phase === 'gathering' ? [] : party.guests.map(({ name }) => party.may(name));
  return { snapshots, legal };
}

/** As `knowledge`, but what depends on the time since the last line: that is not kept. */
function lastingKnowledge(party: Party): object {
  const phase = party.lobby().phase;
  const views = phase === 'gathering' ? [] : party.guests.map(({ name }) => party.view(name));
  const legal = phase === 'gathering' ? [] : party.guests.map(({ name }) => party.may(name));
  return { views, legal, lobby: party.lobby() };
}

const lastLine = (party: Party): number => party.lines().at(-1)!.t;

interface Point {
  readonly step: number;
  readonly kept: number;
  readonly now: number;
  readonly t: number;
}

/** Plays an evening, and notes where it stood after each step that left a line just now. */
function livesThrough(party: Party, steps: readonly Step[]): Point[] {
  const points: Point[] = [];
  for (const [index, step] of steps.entries()) {
    party.wait(step.after);
    if (party.lobby().phase !== 'playing') break;
    take(party, step);
    if (lastLine(party) === party.time) {
      party.keepsBackground();
      points.push({ step: index, kept: party.journal.length, now: party.now, t: party.time });
    }
  }
  return points;
}

function goesOn(party: Party, steps: readonly Step[]): void {
  for (const step of steps) {
    party.wait(step.after);
    if (party.lobby().phase !== 'playing') return;
    take(party, step);
  }
}

describe('a table that is set up again from its journal', () => {
  test('knows the same, at every point of random games', () => {
    let points = 0;
    fc.assert(
      fc.property(plans, stepsOf(40), (plan, steps) => {
        const party = play(plan);
        for (const step of steps) {
          party.wait(step.after);
          if (party.lobby().phase !== 'playing') break;
          take(party, step);
          const again = party.restored({ now: party.now + 1_000_000 });
          assert.deepEqual(lastingKnowledge(again), lastingKnowledge(party));
          assert.ok(
            again.time >= lastLine(party) && again.time <= party.time,
            'the clock goes on from what was kept last',
          );
          assert.equal(again.table.record(), party.table.record());
          if (party.time === again.time) assert.deepEqual(knowledge(again), knowledge(party));
          points++;
        }
      }),
      { numRuns: 25, seed: 7 },
    );
    assert.ok(points > 500, `only ${points} points`);
  });

  test('goes on with the same inputs to the same lines', () => {
    let compared = 0;
    const stayers = stepsOf(40).map((steps) => steps.filter(({ does }) => does !== 'vanish'));
    fc.assert(
      fc.property(plans, stayers, (plan, steps) => {
        const party = play(plan);
        const points = livesThrough(party, steps);
        for (const { step, kept, now } of points.filter((_, index) => index % 4 === 0)) {
          const again = party.restored({ upTo: kept, now });
          goesOn(again, steps.slice(step + 1));
          assert.deepEqual(again.lines(), party.lines(), `from step ${step} on`);
          assert.deepEqual(again.lobby(), party.lobby());
          compared++;
        }
      }),
      { numRuns: 40, seed: 11 },
    );
    assert.ok(compared > 100, `only ${compared} tables went on`);
  });

  test('does nothing again that was done before', () => {
    const party = play({ players: 5 });
    const [steps] = fc.sample(stepsOf(150), { numRuns: 1, seed: 2 });
    goesOn(
      party,
      steps!.filter(({ does }) => does !== 'vanish' && does !== 'vote'),
    );
    assert.equal(party.lobby().phase, 'playing');
    const again = party.restored();
    const kept = again.journal.length;
    let repeated = 0;
    for (const event of party.journal) {
      if (event.j !== 'line' || !event.by) continue;
      const { seat, id } = event.by;
      const answer = again[again.nameAt(seat)].sends({ ask: 'play', command: { do: 'pass' } }, id);
      assert.equal(answer, null, `${event.line.e} of seat ${seat}`);
      repeated++;
    }
    assert.ok(repeated > 10);
    assert.equal(again.journal.length, kept);
  });

  test('before the game: who sits where, ready, dressed, with words, and the same promise', () => {
    const party = gather({ players: 3 });
    party.ben.dresses({ colour: 'lime', face: 9 });
    party.cleo.whispers('hocus pocus');
    party.ada.addsBot('Robo', 'novice');
    party.ada.handsOverTo('ben');
    party.dora.sits();
    party.cleo.leaves();
    const again = party.restored();
    assert.deepEqual(again.lobby(), party.lobby());
    for (const { name, seat } of party.guests) assert.equal(again[name].seat, seat);
    party.dora.isReady();
    again.dora.isReady();
    party.ben.starts();
    again.ben.starts();
    assert.equal(again.table.record(), party.table.record(), 'the same deal');
  });

  test('the turn’s time is the same as before', () => {
    const party = play({ rules: { mostForTurn: 10_000, leastBetweenCalls: 3_000 } });
    party.at(2_000);
    party.ada.callsCardOf('ben');
    party.at(9_000);
    party.ben.looksAt('ada');
    const again = party.restored();
    const clock = (one: Party) => {
      const [{ message } = assert.fail()] = one.catchUp('ben', null);
      return message.m === 'snapshot' && message.clock;
    };
    assert.deepEqual(clock(again), clock(party));
    again.wait(6_000);
    assert.deepEqual(
      again.linesOf('called').map(({ t }) => t),
      [2_000, 15_000],
    );
  });

  test('eyes look where they looked, and who was still turning goes on turning', () => {
    const party = play({ rules: { turning: 200 } });
    party.ada.looksAt('ben');
    party.wait(100);
    party.ben.looksAt('cleo');
    const again = party.restored();
    again.wait(99);
    assert.deepEqual(again.ada.saw(), []);
    again.wait(1);
    assert.deepEqual(again.ada.saw(), ['ben looks at cleo']);
    again.wait(100);
    assert.deepEqual(again.ben.saw(), ['cleo looks at the board']);
    again.cleo.looksAt('dora');
    assert.deepEqual(again.ben.saw(), ['cleo looks at dora']);
    assert.deepEqual(again.ada.saw(), []);
  });

  test('looks that were not kept yet are lost with a crash, and nothing else: the record verifies without them', () => {
    const { party } = partnersEyeToEye({ rules: { turning: 200, lasting: 800 } });
    party.keepsBackground();
    const kept = party.journal.length;
    party.dora.looksAt('cleo');
    assert.equal(party.journal.length, kept, 'a look is kept in the background');
    party.cleo.looksAt('ben');
    party.wait(300);
    party.ben.winksAt('ada');
    assert.deepEqual(
      party.journal.slice(kept).map(({ j }) => j),
      ['looked', 'looked', 'answered', 'signalling'],
      'but before a signal to which it bears witness',
    );
    const winked = party.journal.length;
    party.dora.looksAt('ben');
    const again = party.restored({ upTo: winked });
    again.wait(2_000);
    assert.deepEqual(again.linesOf('signalled')[0]?.seenBy, [0, 2]);
    again.proves();
  });

  test('the end of a wink is kept in the background: after a crash before that, it ends once, as everybody saw it', () => {
    const { party } = partnersEyeToEye({ rules: { turning: 200, lasting: 800 } });
    party.ben.winksAt('ada');
    const kept = party.journal.length;
    party.wait(900);
    assert.equal(party.linesOf('signalled').length, 1);
    assert.equal(party.journal.length, kept, 'nothing is stored because a wink is over');
    const again = party.restored({ upTo: kept });
    again.wait(2_000);
    assert.deepEqual(again.linesOf('signalled'), party.linesOf('signalled'));
    again.proves();
    party.dora.looksAt('ada');
    party.keepsBackground();
    assert.deepEqual(
      party.journal.slice(kept).map(({ j }) => j),
      ['line', 'looked'],
      'in the order in which it happened',
    );
  });

  test('in a pause, with votes: it stands, and goes on when all agree', () => {
    const party = play({ rules: { mostForTurn: 10_000 } });
    party.ada.callsCardOf('ben');
    party.ada.votes('end');
    for (const guest of party.guests) guest.votes('pause');
    const again = party.restored({ now: party.now + 86_400_000 });
    assert.deepEqual(again.lobby(), party.lobby());
    again.wait(60_000);
    again.refuses(() => again.ben.callsCardOf('cleo'), 'paused', 'D-8');
    assert.equal(again.time, 0);
    again.ada.votes('resume');
    again.wait(10_000);
    assert.equal(again.linesOf('called').length, 2);
  });

  test('those who are away are still away, and a signal made for them is not made again', () => {
    const party = play();
    party.ben.vanishes();
    party.ada.callsCardOf('ben');
    while (party.linesOf('signalled').length === 0) party.wait(50);
    const again = party.restored();
    assert.ok(again.ben.shown.away);
    again.wait(60_000);
    assert.equal(again.linesOf('signalled').length, 1);
    assert.equal(again.linesOf('called').length, 2, 'ben’s turn was played');
  });

  test('a signal in the making goes on, and whoever has seen it has seen it', () => {
    const { party } = partnersEyeToEye({ rules: { turning: 200, lasting: 800 } });
    party.ben.winksAt('ada');
    party.wait(100);
    party.cleo.looksAt('ben');
    party.wait(250);
    const again = party.restored({ now: party.now + 5_000 });
    assert.deepEqual(again.linesOf('signalled'), []);
    again.wait(1_000);
    party.wait(1_000);
    assert.deepEqual(again.linesOf('signalled'), party.linesOf('signalled'));
    assert.deepEqual(again.linesOf('signalled')[0]!.seenBy, [0, 2]);
  });

  test('after the end: the same record, and another game is dealt as promised', () => {
    const party = play();
    party.ada.callsCardOf('ben');
    for (const guest of party.guests) guest.votes('end');
    const again = party.restored();
    assert.deepEqual(again.lobby(), party.lobby());
    assert.equal(again.table.record(), party.table.record());
    assert.equal(again.proves().deal, 'proven');
    again.ada.asksForAnother();
    const third = again.restored();
    assert.equal(third.lobby().commitment, again.lobby().commitment);
    for (const guest of third.guests) guest.isReady();
    third.ada.starts();
    for (const guest of third.guests) guest.votes('end');
    assert.equal(third.proves().deal, 'proven');
  });

  test('after the end: one event and the record stand for all that was before', () => {
    const party = play({ players: 4 });
    party.dora.vanishes();
    party.ada.handsOverTo('ben');
    party.ada.callsCardOf('ben');
    for (const name of ['ada', 'ben', 'cleo'] as const) party[name].votes('end');
    const again = party.restored({ fromSummary: true });
    assert.deepEqual(knowledge(again), knowledge(party));
    assert.equal(again.table.record(), party.table.record());
    for (const { name, seat } of party.guests) assert.equal(again[name].seat, seat);
    again.ben.asksForAnother();
    const third = again.restored();
    assert.deepEqual(third.lobby(), again.lobby());
    third.dora.comesBack();
    for (const guest of third.guests) guest.isReady();
    third.ben.starts();
    assert.equal(third.lobby().round, 2);
    for (const guest of third.guests) guest.votes('end');
    assert.equal(third.proves().deal, 'proven');
  });

  test('a journal begins with the opening', () => {
    const party = play();
    party.journal.shift();
    assert.throws(() => party.restored(), /begins with its opening/);
  });
});
