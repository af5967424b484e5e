import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commitmentTo, seedFrom } from '@oeillade/kernel';
import { afterContact, finished, fourAgents, fourOfWink, three, upTo } from './record-tables.ts';
import {
  altered,
  breaks,
  inserted,
  isInOrder,
  judgePlay,
  recordOf,
  type Written,
  without,
} from './records.ts';
import { seatAt, zwinkern } from './table.ts';

const withSeed = (record: Written): Written => {
  const seed = seedFrom('a record');
  return { ...record, header: { ...record.header, seed, commitment: commitmentTo(seed) } };
};

describe('a record that keeps the rules', () => {
  test('W-50 E-17 W-54 a finished game is in order, to the last point', () => {
    const { finished: isFinished, outcome } = isInOrder(recordOf(finished()));
    assert.ok(isFinished);
    assert.deepEqual(outcome?.scores, [9 + 4, 9 + 4, 0 + 4]);
    assert.deepEqual(outcome?.ranks, [1, 1, 3]);
  });

  test('a running game is in order, and not finished', () => {
    const verdict = isInOrder(recordOf(afterContact()));
    assert.equal(verdict.finished, false);
    assert.equal(verdict.outcome, null);
  });

  test('an agreed end is scored as usual', () => {
    const table = afterContact();
    table.stops();
    const { finished: isFinished, outcome } = isInOrder(recordOf(table));
    assert.ok(isFinished);
    assert.deepEqual(outcome?.scores, [5, 5, 4]);
    breaks(altered(recordOf(table), 7, { scores: [4, 4, 4] }), 'E-17', 7);
  });

  test('keys that nobody knows are ignored', () => {
    isInOrder(altered(recordOf(afterContact()), 4, { note: 'hm!' }));
  });
});

describe('a record with a broken deal', () => {
  const record = recordOf(afterContact());
  const deal = record.lines[0] as { board: number[]; hands: number[][]; left: number[] };

  test('E-1 too few at the table', () => {
    const seats = [
      { name: 'ada', kind: 'human' },
      { name: 'ben', kind: 'human' },
    ];
    breaks({ ...record, header: { ...record.header, seats } }, 'E-1', 1);
  });

  test('E-2 a board that lacks a card', () => {
    breaks(altered(record, 2, { board: deal.board.slice(1) }), 'E-2', 2);
  });

  test('E-3 E-4 a card too many in a hand', () => {
    const [ada = [], ...others] = deal.hands;
    breaks(altered(record, 2, { hands: [[...ada, 28], ...others], left: upTo(29, 36) }), 'E-3', 2);
  });

  test('W-6 a card that is dealt twice', () => {
    breaks(altered(record, 2, { left: [1, ...upTo(29, 36)] }), 'W-6', 2);
  });

  test('E-5 a spy card too few', () => {
    breaks(altered(record, 2, { spies: [4, 4, 3] }), 'E-5', 2);
  });

  test('E-9 somebody else starts than was agreed', () => {
    const agreed = { ...record, header: { ...record.header, options: { first: 0 } } };
    isInOrder(agreed);
    breaks(altered(agreed, 2, { first: 1 }), 'E-9', 2);
  });

  test('W-3 no deal at all', () => {
    breaks(without(record, 2), 'W-3', 2);
  });
});

describe('a record with a broken line', () => {
  test('W-11 a call out of turn', () => {
    breaks(altered(recordOf(afterContact()), 4, { seat: 2, number: 11 }), 'W-11', 4);
  });

  test('W-12 the call of one’s own twin', () => {
    breaks(altered(recordOf(afterContact()), 4, { number: 11 }), 'W-12', 4);
  });

  test('W-13 the call of a card on which another pawn stands', () => {
    breaks(altered(recordOf(afterContact()), 5, { number: 10 }), 'W-13', 5);
  });

  test('W-14 W-15 the pawn stays, or goes where no card is', () => {
    const record = recordOf(afterContact());
    breaks(altered(record, 6, { e: 'called', seat: 0, number: 10 }), 'W-14', 6);
    breaks(inserted(record, 7, { t: 5000, e: 'called', seat: 0, number: 10 }), 'W-15', 7);
  });

  test('W-16 a pass where a call was possible', () => {
    breaks(inserted(recordOf(afterContact()), 7, { t: 5000, e: 'passed', seat: 0 }), 'W-16', 7);
  });

  test('W-30 W-31 a designation that was about another number, or not what it claims', () => {
    const record = recordOf(afterContact());
    breaks(altered(record, 6, { number: 11 }), 'W-30', 6);
    breaks(altered(record, 6, { right: false }), 'W-31', 6);
    breaks(altered(record, 6, { named: 2 }), 'W-31', 6);
    breaks(altered(record, 6, { named: 0 }), 'W-35', 6);
  });

  test('E-10 wink: a call without the designation that must come first', () => {
    const table = fourOfWink();
    table.ada.calls(9);
    table.ben.calls(1);
    table.cleo.calls(2);
    table.dora.calls(3);
    breaks(inserted(recordOf(table), 7, { t: 0, e: 'called', seat: 0, number: 10 }), 'E-10', 7);
  });

  test('E-12 the wrong player laid the card down, or nobody', () => {
    for (const table of [fourOfWink(), fourAgents()]) {
      const holder = table.hand('ben')[0] ?? 0;
      table.ada.calls(holder);
      table.ben.calls(1);
      table.cleo.calls(2);
      table.dora.calls(3);
      table.ada.designates('dora');
      const record = recordOf(table);
      isInOrder(record);
      breaks(altered(record, 7, { laidBy: 2 }), 'E-12', 7);
      breaks(altered(record, 7, { laidBy: null }), 'E-12', 7);
      breaks(altered(record, 7, { laidBy: undefined }), 'E-12', 7);
    }
  });

  test('E-12 somebody laid a card down where nobody does: in zwinkern, or after a true designation', () => {
    const right = recordOf(afterContact());
    for (const laidBy of [0, 1, null]) breaks(altered(right, 6, { laidBy }), 'E-12', 6);

    const wrong = three();
    wrong.ada.calls(10);
    wrong.ben.calls(19);
    wrong.cleo.calls(1);
    wrong.ada.designates('cleo');
    const record = recordOf(wrong);
    isInOrder(record);
    for (const laidBy of [0, 1, null]) breaks(altered(record, 6, { laidBy }), 'E-12', 6);
  });

  test('W-42 an accusation that was not as true as it says', () => {
    const table = afterContact();
    table.ada.accuses('cleo', 19);
    const record = recordOf(table);
    isInOrder(record);
    breaks(altered(record, 7, { right: false }), 'W-42', 7);
  });

  test('W-41 W-44 W-45 W-46 accusations that could not be made', () => {
    const record = recordOf(afterContact());
    const accused = { t: 5000, e: 'accused', seat: 0, named: 2, number: 19, right: true };
    isInOrder(inserted(record, 7, accused));
    breaks(inserted(record, 7, { ...accused, number: 20 }), 'W-44', 7);
    breaks(inserted(record, 7, { ...accused, named: 1 }), 'W-45', 7);
    breaks(inserted(record, 7, { ...accused, seat: 2, named: 0 }), 'W-46', 7);
    breaks(inserted(record, 7, { ...accused, seat: 1, named: 2 }), 'W-45', 7);

    const spent = afterContact();
    spent.ada.calls(28);
    for (let times = 0; times < 4; times++) spent.cleo.accuses('ben', 28);
    const another = { ...accused, seat: 2, named: 1, number: 28, right: false };
    breaks(inserted(recordOf(spent), 12, another), 'W-41', 12);
  });

  test('W-47 agents: a second accusation about a card of which the first was false', () => {
    const table = fourAgents();
    table.ada.calls(10);
    table.cleo.accuses('dora', 10);
    const record = recordOf(table);
    breaks(
      inserted(record, 5, { t: 0, e: 'accused', seat: 3, named: 1, number: 10, right: true }),
      'W-47',
      5,
    );
  });

  test('E-17 W-54 W-41 E-13 wrong scores, ranks and counts', () => {
    const record = recordOf(finished());
    const last = record.lines.length + 1;
    breaks(altered(record, last, { scores: [14, 13, 4] }), 'E-17', last);
    breaks(altered(record, last, { ranks: [1, 2, 3] }), 'W-54', last);
    breaks(altered(record, last, { spiesLeft: [4, 4, 3] }), 'W-41', last);
    breaks(altered(record, last, { spiesLaid: [1, 0, 0] }), 'E-13', last);
    breaks(altered(record, last, { faceDown: [1, 0, 0] }), 'E-12', last);
    breaks(altered(record, last, { why: 'board-empty' }), 'W-51', last);
  });

  test('W-50 nothing comes after the end', () => {
    const record = recordOf(finished());
    const after = record.lines.length + 2;
    const t = 20_000;
    breaks(inserted(record, after, { t, e: 'called', seat: 0, number: 20 }), 'W-50', after);
    breaks(inserted(record, after, { t, e: 'looked', seat: 0, at: 1 }), 'W-50', after);
    breaks(inserted(record, after, record.lines.at(-1) ?? {}), 'W-50', after);
  });

  test('W-50 W-52 the end must follow when a hand is empty, and must not when none is', () => {
    const record = recordOf(finished());
    const last = record.lines.length + 1;
    breaks(without(record, last), 'W-50', last);
    breaks(altered(record, last, { e: 'called', seat: 0, number: 20 }), 'W-50', last);
    const early = { ...record.lines.at(-1), t: 5000 };
    breaks(inserted(recordOf(afterContact()), 7, early), 'W-50', 7);
  });

  test('W-16 W-51 an end because every player in a row has passed', () => {
    const table = seatAt(zwinkern, { hands: [[1], [2], [3]], board: [33], left: [33] });
    table.ada.calls(33);
    table.ben.passes();
    table.cleo.passes();
    table.ada.passes();
    const record = recordOf(table);
    isInOrder(record, judgePlay);
    const none = [0, 0, 0];
    const scores = {
      scores: [4, 4, 4],
      ranks: [1, 1, 1],
      spiesLeft: [4, 4, 4],
      spiesLaid: none,
      faceDown: none,
    };
    for (const why of ['board-empty', 'hand-empty', 'no-play']) {
      breaks(inserted(record, 7, { t: 0, e: 'ended', why, ...scores }), 'W-50', 7, judgePlay);
    }
  });

  test('the seed is shown while the game runs', () => {
    const running = recordOf(afterContact());
    isInOrder(running);
    breaks(withSeed(running), 'format', 7);
    isInOrder(withSeed(recordOf(finished())));
  });

  test('time goes back', () => {
    const record = recordOf(afterContact());
    breaks(altered(record, 5, { t: 1999 }), 'format', 5);
    isInOrder(altered(record, 5, { t: 2000 }));
    breaks(altered(record, 2, { t: 1 }), 'format', 2);
  });

  test('a seat that is not there', () => {
    breaks(altered(recordOf(afterContact()), 3, { seat: 5 }), 'format', 3);
  });

  test('an event that the wink family does not have', () => {
    breaks(inserted(recordOf(afterContact()), 4, { t: 1000, e: 'sneezed', seat: 0 }), 'format', 4);
  });
});
