import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  announcedUntil,
  entriesUntil,
  lastRuling,
  logEntries,
} from '../../src/games/wink-family/table/wink-log.ts';
import type { Announcement } from '../../src/shell/session/model.ts';

const [ADA, BEN, CLEO] = [0, 1, 2] as const;

let key = 0;
const event = (e: string, keys: object, standIn = false): Announcement => ({
  key: ++key,
  t: 0,
  what: { kind: 'event', event: { e, ...keys }, standIn },
});
const accused = (seat: number, right: boolean) => event('accused', { seat, named: BEN, number: 7, right });
const ruling = (...order: readonly [seat: number, after: number, stood: boolean][]): Announcement => ({
  key: ++key,
  t: 0,
  what: {
    kind: 'ruling',
    ruling: { order: order.map(([seat, after, stood]) => ({ seat, after, stood })) } as never,
  },
});
const said = (phrase: string | null, text: string | null): Announcement => ({
  key: ++key,
  t: 0,
  what: { kind: 'said', said: { seat: ADA, phrase, text } as never },
});

const sayings = (...announcements: Announcement[]) => logEntries(announcements).map(({ saying }) => saying);

describe('what is announced', () => {
  test('a call, and who plays for somebody away', () => {
    const [entry] = logEntries([event('called', { seat: ADA, number: 12 }, true)]);
    assert.deepEqual(entry!.saying, { say: 'called', name: ADA, number: 12 });
    assert.equal(entry!.standIn, true);
  });

  test('a false naming, and the card that its holder lays down for it', () => {
    assert.deepEqual(
      sayings(event('designated', { seat: ADA, named: CLEO, number: 12, right: false, laidBy: BEN })),
      [
        { say: 'designates', name: ADA, named: CLEO, number: 12, outcome: 'wrong' },
        { say: 'laid', name: BEN, number: 12 },
      ],
    );
  });

  test('where nobody held the card, nobody lays one down', () => {
    const [entry, ...more] = sayings(
      event('designated', { seat: ADA, named: CLEO, number: 12, right: false, laidBy: null }),
    );
    assert.equal(entry!.say, 'designates');
    assert.deepEqual(more, []);
  });

  test('phrases, words, and everything in its order', () => {
    assert.deepEqual(sayings(said('hello', null), event('passed', { seat: BEN }), said(null, 'Bravo')), [
      { say: 'phrase', name: ADA, phrase: 'hello' },
      { say: 'passed', name: BEN },
      { say: 'text', name: ADA, text: 'Bravo' },
    ]);
  });
});

describe('W-48 accusations that come together', () => {
  test('one alone needs no margin', () => {
    assert.deepEqual(sayings(ruling([ADA, 0, true])), []);
  });

  test('the first is told by how much, the late one that it came to nothing', () => {
    assert.deepEqual(sayings(ruling([CLEO, 0, true], [ADA, 34, false])), [
      { say: 'margin', name: CLEO, ms: 34 },
      { say: 'tooLate', name: ADA },
    ]);
  });

  test('the ruling is shown with the accusations that it settled, and with no older one', () => {
    const shown = lastRuling([
      accused(ADA, false),
      ruling([ADA, 0, true]),
      accused(CLEO, true),
      ruling([CLEO, 0, true], [ADA, 34, false]),
    ]);
    assert.deepEqual(
      shown!.entries.map(({ saying }) => [saying.say, 'name' in saying && saying.name]),
      [
        ['accuses', CLEO],
        ['margin', CLEO],
        ['tooLate', ADA],
      ],
    );
  });

  test('before any accusation there is none', () => {
    assert.equal(lastRuling([event('called', { seat: ADA, number: 1 })]), null);
  });
});

describe('what is in suspense on the stage', () => {
  const trial = [event('called', { seat: ADA, number: 7 }), accused(CLEO, true)];
  const after = [ruling([CLEO, 0, true], [ADA, 34, false]), event('ended', {})];
  const suspense = String(trial[1]!.key);

  test('is told without its outcome, and nothing that came after it', () => {
    assert.deepEqual(
      entriesUntil([...trial, ...after], suspense).map(({ saying }) => saying),
      [
        { say: 'called', name: ADA, number: 7 },
        { say: 'accuses', name: CLEO, named: BEN, number: 7, outcome: null },
      ],
    );
    assert.equal(lastRuling(announcedUntil([...trial, ...after], suspense)), null);
  });

  test('a wrong naming does not betray by a card that is laid down what came of it', () => {
    const naming = event('designated', { seat: ADA, named: CLEO, number: 12, right: false, laidBy: BEN });
    const [entry, ...more] = entriesUntil([naming], String(naming.key));
    assert.deepEqual(entry?.saying, { say: 'designates', name: ADA, named: CLEO, number: 12, outcome: null });
    assert.deepEqual(more, []);
  });

  test('and all of it is told with the verdict', () => {
    assert.deepEqual(entriesUntil([...trial, ...after], null), logEntries([...trial, ...after]));
  });
});
