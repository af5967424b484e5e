import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Seat } from '@oeillade/kernel';
import { WatcherEyes, type WatcherSight } from '../src/index.ts';
import { type Name, type Party, play } from './wink-family/party.ts';

const EYES = new WatcherEyes();

const sight = (party: Party): WatcherSight =>
  party.table.sightOfWatcher(EYES, party.now) ?? assert.fail('there is nothing to see');

/** What is shown in the next moments, each thing once. */
function shownFor(party: Party, milliseconds: number): string[] {
  const seen = new Set<string>();
  const name = (seat: Seat | null) => (seat === null ? 'the board' : party.nameAt(seat));
  for (let t = 0; t < milliseconds; t += 50) {
    const { eyes, signals } = sight(party);
    for (const { of, at } of eyes.sees) seen.add(`${name(of)} looks at ${name(at)}`);
    for (const { of, to, signal } of signals) seen.add(`${name(of)} makes a ${signal} to ${name(to)}`);
    party.wait(50);
  }
  return [...seen];
}

/** Ada calls ben's card, who winks at her while dora looks at cleo. */
function aWink(game: string) {
  const party = play({ game, rules: { turning: 100, lasting: 400, watching: 'late' } });
  const number = party.ada.callsCardOf('ben');
  party.ada.looksAt('ben');
  party.ben.looksAt('ada');
  party.dora.looksAt('cleo');
  party.wait(500);
  party.ben.winksAt('ada');
  party.wait(500);
  return { party, number };
}

/** The others call, and it is ada's turn. */
function others(party: Party): void {
  for (const [caller, holder] of [
    ['ben', 'cleo'],
    ['cleo', 'dora'],
    ['dora', 'ada'],
  ] as const satisfies readonly (readonly [Name, Name])[]) {
    party[caller].callsCardOf(holder);
    party.wait(1_000);
  }
}

const WINK = 'ben makes a wink to ada';

describe('D-32 everybody’s eyes, a whole turn of the table later', () => {
  test('a wink is shown once every seat has finished a turn and its card is known, not before', () => {
    const { party } = aWink('wink');
    assert.deepEqual(shownFor(party, 500), []);
    others(party);
    assert.deepEqual(shownFor(party, 500), []);
    party.ada.designates('ben');
    party.wait(500);
    party.ada.callsCardOf('cleo');
    assert.deepEqual(shownFor(party, 2_000), [], 'ben has not finished his turn');
    party.ben.designates('cleo');
    assert.deepEqual(shownFor(party, 500), []);
    party.ben.callsCardOf('dora');
    const shown = shownFor(party, 3_000);
    assert.ok(shown.includes(WINK));
    assert.ok(shown.includes('dora looks at cleo'), 'and all that the eyes did then');
    assert.deepEqual(shownFor(party, 1_000), [], 'it is shown once');
  });

  test('whoever was falsely named where nothing is revealed: not before the end', () => {
    const { party } = aWink('zwinkern');
    others(party);
    party.ada.designates('cleo');
    party.ada.callsCardOf('cleo');
    others(party);
    party.ada.callsCardOf('dora');
    others(party);
    assert.ok(!shownFor(party, 10_000).includes(WINK));
  });

  test('a call that its caller gave up: its card may be called again', () => {
    const { party } = aWink('zwinkern');
    others(party);
    party.ada.callsCardOf('cleo');
    others(party);
    party.ada.callsCardOf('dora');
    others(party);
    const shown = shownFor(party, 10_000);
    assert.ok(!shown.includes(WINK) && !shown.includes('ben looks at ada'));
  });

  test('an accusation makes a card known as well, and the turn of the table is still waited for', () => {
    const { party, number } = aWink('wink');
    party.cleo.accuses('ben', number);
    party.wait(1_000);
    assert.deepEqual(shownFor(party, 1_000), []);
    others(party);
    party.ada.callsCardOf('cleo');
    party.ben.designates('cleo');
    party.ben.callsCardOf('dora');
    assert.ok(shownFor(party, 3_000).includes(WINK));
  });

  test('nobody is shown who saw it (D-6)', () => {
    const { party } = aWink('wink');
    others(party);
    party.ada.designates('ben');
    party.ada.callsCardOf('cleo');
    party.ben.designates('cleo');
    party.ben.callsCardOf('dora');
    for (let t = 0; t < 3_000; t += 50) {
      for (const signal of sight(party).signals)
        assert.deepEqual(Object.keys(signal).sort(), ['m', 'of', 'signal', 'to', 'until']);
      party.wait(50);
    }
  });

  test('it is the same after a restart', () => {
    const { party } = aWink('wink');
    others(party);
    party.ada.designates('ben');
    party.ada.callsCardOf('cleo');
    const again = party.restored();
    again.ben.designates('cleo');
    again.ben.callsCardOf('dora');
    assert.ok(shownFor(again, 3_000).includes(WINK));
  });
});
