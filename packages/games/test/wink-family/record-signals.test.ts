import { describe, test } from 'node:test';
import { afterContact, three } from './record-tables.ts';
import { breaks, inserted, isInOrder, judgePlay, recordOf, signal } from './records.ts';
import { seatAt, zwinkern } from './table.ts';

describe('signals in a record', () => {
  /** Calls at 1000 (ada: 10, ben holds it), 2000 and 3000: at 3000 ada's turn begins. */
  const record = recordOf(afterContact());
  const benToAda = { from: 'ben', to: 'ada', number: 10, seenBy: ['ada', 'cleo'] } as const;

  test('W-22 in time is fine, as often as one likes', () => {
    const once = inserted(record, 4, signal(benToAda, 1100, 1900));
    isInOrder(once);
    isInOrder(inserted(once, 5, signal(benToAda, 1900, 2000)));
  });

  test('W-22 begun in time and over after the caller’s turn began is fine', () => {
    isInOrder(inserted(record, 6, signal(benToAda, 2900, 3700)));
    isInOrder(inserted(record, 7, signal(benToAda, 2900, 4100)));
  });

  test('W-22 begun after the caller’s turn began is too late', () => {
    breaks(inserted(record, 6, signal(benToAda, 3001, 3801)), 'W-22', 6);
    breaks(inserted(record, 7, signal(benToAda, 4001, 4801)), 'W-22', 7);
  });

  test('W-22 a caller’s turn begins after a pass too', () => {
    const table = seatAt(zwinkern, { hands: [[1], [2], [3]] });
    table.ada.calls(2);
    table.clock = 1000;
    table.ben.calls(1);
    table.clock = 2000;
    table.cleo.passes();
    const about = { from: 'ben', to: 'ada', number: 2 } as const;
    isInOrder(inserted(recordOf(table), 6, signal(about, 1900, 2700)), judgePlay);
    breaks(inserted(recordOf(table), 6, signal(about, 2001, 2800)), 'W-22', 6, judgePlay);
  });

  test('W-22 begun after a true accusation took the card is too late', () => {
    const table = three();
    table.clock = 1000;
    table.ada.calls(10);
    table.clock = 1500;
    table.cleo.accuses('ben', 10);
    isInOrder(inserted(recordOf(table), 5, signal(benToAda, 1400, 2200)));
    breaks(inserted(recordOf(table), 5, signal(benToAda, 1501, 2300)), 'W-22', 5);
  });

  test('W-23 a signal without the card, to another than the partner, about another number', () => {
    breaks(inserted(record, 4, signal({ ...benToAda, from: 'cleo', seenBy: [] }, 1100, 1900)), 'W-23', 4);
    breaks(inserted(record, 4, signal({ ...benToAda, to: 'cleo' }, 1100, 1900)), 'W-23', 4);
    breaks(inserted(record, 4, signal({ ...benToAda, number: 11 }, 1100, 1900)), 'W-23', 4);
    breaks(inserted(record, 4, signal({ ...benToAda, number: 28 }, 1100, 1900)), 'W-23', 4);
  });

  test('W-23 a signal that began before the call', () => {
    breaks(inserted(record, 4, signal(benToAda, 900, 1700)), 'W-23', 4);
    breaks(inserted(record, 3, signal(benToAda, 100, 900)), 'W-23', 3);
  });

  test('W-24 a signal on which nobody agreed', () => {
    breaks(inserted(record, 4, signal({ ...benToAda, signal: 'nod' }, 1100, 1900)), 'W-24', 4);
    const nodding = recordOf(afterContact(three({ signals: ['nod'] })));
    isInOrder(inserted(nodding, 4, signal({ ...benToAda, signal: 'nod' }, 1100, 1900)));
    breaks(inserted(nodding, 4, signal(benToAda, 1100, 1900)), 'W-24', 4);
  });

  test('D-1 W-60 no signal and no look at a table of real faces', () => {
    const faces = recordOf(afterContact(three({ channel: 'faces' })));
    isInOrder(faces);
    breaks(inserted(faces, 4, signal(benToAda, 1100, 1900)), 'D-1', 4);
    breaks(inserted(faces, 4, { t: 1000, e: 'looked', seat: 1, at: 0 }), 'D-1', 4);
  });

  test('D-3 a look goes to another player or to the board', () => {
    isInOrder(inserted(record, 4, { t: 1000, e: 'looked', seat: 1, at: 0 }));
    isInOrder(inserted(record, 4, { t: 1000, e: 'looked', seat: 1, at: null }));
    breaks(inserted(record, 4, { t: 1000, e: 'looked', seat: 1, at: 1 }), 'D-3', 4);
    breaks(inserted(record, 4, { t: 1000, e: 'looked', seat: 1, at: 3 }), 'D-3', 4);
  });

  test('D-5 a signal is written when it is over, with those who saw it in order', () => {
    const seen = signal(benToAda, 1100, 1900);
    breaks(inserted(record, 4, { ...seen, t: 1800 }), 'D-5', 4);
    breaks(inserted(record, 4, { ...seen, from: 2000 }), 'D-5', 4);
    breaks(inserted(record, 4, { ...seen, seenBy: [2, 0] }), 'D-5', 4);
    breaks(inserted(record, 4, { ...seen, seenBy: [0, 1] }), 'D-5', 4);
    breaks(inserted(record, 4, { ...seen, seenBy: [0, 0] }), 'D-5', 4);
    breaks(inserted(record, 4, { ...seen, seenBy: [0, 3] }), 'D-5', 4);
  });
});
