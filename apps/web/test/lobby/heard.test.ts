import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Announcement } from '../../src/shell/session/model.ts';
import { newlyHeard } from '../../src/ui/speech/heard.ts';
import { people } from './lobbies.ts';

const lobby = { seats: people(3) };

const said = (key: number, seat: number, text: string): Announcement => ({
  key,
  t: 0,
  what: { kind: 'said', said: { m: 'said', seat, phrase: null, text } },
});
const passed: Announcement = {
  key: 9,
  t: 0,
  what: { kind: 'event', event: { e: 'passed' }, standIn: false },
};

test('what was said is heard once, in order, with who said it', () => {
  const before = [said(1, 0, 'Hello')];
  const after = [...before, said(2, 1, 'Well?'), passed, said(3, 2, 'Wait')];
  const heard = newlyHeard(before, after, lobby);
  assert.deepEqual(
    heard.map(({ name, colour, said: { text } }) => [name, colour, text]),
    [
      ['Ben', 'violet', 'Well?'],
      ['Cleo', 'emerald', 'Wait'],
    ],
  );
  assert.deepEqual(newlyHeard(after, after, lobby), []);
});

test('in a list that begins anew with the same numbers, the same number is something else', () => {
  const heard = newlyHeard([said(1, 0, 'Hello')], [said(1, 1, 'Hello to you')], lobby);
  assert.deepEqual(
    heard.map(({ name }) => name),
    ['Ben'],
  );
});
