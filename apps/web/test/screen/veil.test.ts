import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SpywhereLogEntry } from '../../src/games/spywhere/table/spywhere-log.ts';
import { veilLogEntries, veilScreen } from '../../src/games/spywhere/table/veil.ts';
import { Dinner } from '../spywhere/views.ts';

const [ADA, BEN] = [0, 1] as const;

const attempted = () =>
  new Dinner().goes(
    { e: 'drew', seat: ADA, card: 'france', why: 'turn' },
    { e: 'exchanged', seat: ADA, gave: 'usa', took: 'britain' },
    { e: 'attempted', seat: ADA, at: BEN, nation: 'japan' },
  );

test('a covered hand shows neither its cards nor what I have written on others', () => {
  const known = attempted().seenBy(ADA);
  assert.deepEqual(
    known.rivals[0]?.guesses.map(({ nation }) => nation),
    ['japan'],
  );
  const { hand, handSize, rivals } = veilScreen(known);
  assert.deepEqual(hand, []);
  assert.equal(handSize, 4, 'how many there are is known to all');
  assert.deepEqual(
    rivals[0]?.guesses.map(({ by, nation }) => [by.name, nation]),
    [['Ada', null]],
  );
});

test('what I drew and whom I identified as what is said as the others heard it', () => {
  const entries: SpywhereLogEntry[] = [
    { key: '1', standIn: false, saying: { say: 'drewYours', name: ADA, nations: ['italy'] } },
    { key: '2', standIn: false, saying: { say: 'bonusYours', name: ADA, nations: ['usa'] } },
    {
      key: '3',
      standIn: false,
      saying: { say: 'attemptedYours', name: ADA, named: BEN, nations: ['japan'] },
    },
    { key: '4', standIn: true, saying: { say: 'exchanged', name: BEN, nations: ['usa', 'france'] } },
  ];
  assert.deepEqual(
    veilLogEntries(entries).map(({ saying }) => saying),
    [
      { say: 'drew', name: ADA },
      { say: 'bonus', name: ADA },
      { say: 'attempted', name: ADA, named: BEN },
      entries[3]!.saying,
    ],
  );
});
