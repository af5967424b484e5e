import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as winkFamily from '@oeillade/games/wink-family';
import type { GameEvent } from '@oeillade/kernel';
import { isLevel } from '../../src/index.ts';
import { outsiders } from '../../src/wink-family/outsiders/index.ts';
import { transcriptOf } from '../transcript.ts';

/** What happens in games of five of the same outsider. */
function eventsOf(name: keyof typeof outsiders): winkFamily.WinkEvent[] {
  return [1, 2, 3].flatMap((number) => {
    const { events } = transcriptOf('wink-agents', Array<string>(5).fill(name), String(number), outsiders);
    const lines = events.flatMap((event) => (event.j === 'line' ? [event.line] : []));
    return lines as readonly GameEvent[] as winkFamily.WinkEvent[];
  });
}

const winksOf = (name: keyof typeof outsiders) => eventsOf(name).filter((event) => event.e === 'signalled');
const accusationsOf = (name: keyof typeof outsiders) =>
  eventsOf(name).filter((event) => event.e === 'accused');

test('the paranoid never winks, and so nobody accuses anybody', () => {
  assert.equal(winksOf('paranoid').length, 0);
  assert.equal(accusationsOf('paranoid').length, 0);
});

test('the starer accuses what it has seen and nothing else: it is always right', () => {
  const accusations = accusationsOf('starer');
  assert.ok(accusations.length > 10);
  assert.ok(accusations.every(({ right }) => right));
});

test('the gazer and the counter accuse without a wink: they are wrong now and then', () => {
  for (const name of ['gazer', 'counter'] as const) {
    const accusations = accusationsOf(name);
    assert.ok(
      accusations.some(({ right }) => right),
      name,
    );
    assert.ok(
      accusations.some(({ right }) => !right),
      name,
    );
  }
});

test('the winks of the discreet are seen less often by others than those of the starer', () => {
  const caught = (name: keyof typeof outsiders): number => {
    const winks = winksOf(name);
    return winks.filter(({ to, seenBy = [] }) => seenBy.some((seat) => seat !== to)).length / winks.length;
  };
  assert.ok(caught('discreet') < caught('starer') / 2);
});

test('no table offers an outsider: none has the name of a level', () => {
  assert.ok(Object.keys(outsiders).every((name) => !isLevel(name)));
});
