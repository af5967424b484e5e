import { describe, test } from 'node:test';
import { afterContact, three } from './record-tables.ts';
import { breaks, inserted, isInOrder, recordOf, type Written } from './records.ts';

/** Calls at 1000, 2000 and 3000, as `afterContact`; ben looks at ada from 1100 on, cleo at ben from 1200 on. */
function livingRecord(channel = 'living'): Written {
  const bare = recordOf(afterContact(three({ channel })));
  const benLooks = inserted(bare, 4, { t: 1100, e: 'looked', seat: 1, at: 0 });
  return inserted(benLooks, 5, { t: 1200, e: 'looked', seat: 2, at: 1 });
}

const wink = { t: 1900, e: 'winked', seat: 1, signal: 'wink', at: 0, seenBy: [2], from: 1700, by: 'camera' };

describe('D-44 winks of real eyes in a record', () => {
  const record = livingRecord();
  const withWink = (change: object): Written => inserted(record, 6, { ...wink, ...change });

  test('a wink that the rules of eyes allow is accepted, whether it was in order or not', () => {
    isInOrder(withWink({}));
    isInOrder(withWink({ signal: 'nod' }));
    isInOrder(withWink({ seat: 2, at: 1, seenBy: [] }));
    isInOrder(withWink({ seat: 0, at: null, seenBy: [1] }));
    isInOrder(inserted(withWink({}), 7, { ...wink, from: 1900 }));
  });

  test('where they looked, and who saw it, must be what the looks tell', () => {
    breaks(withWink({ at: 2 }), 'D-44', 6);
    breaks(withWink({ at: null }), 'D-44', 6);
    breaks(withWink({ from: 1050 }), 'D-44', 6);
    breaks(withWink({ seenBy: [] }), 'D-44', 6);
    breaks(withWink({ seenBy: [0, 2] }), 'D-44', 6);
    breaks(withWink({ seat: 0, at: 1, seenBy: [1] }), 'D-44', 6);
  });

  test('eyes that are still turning have not seen it (D-4); within one millisecond both is believed', () => {
    breaks(withWink({ from: 1399 }), 'D-44', 6);
    isInOrder(withWink({ from: 1399, seenBy: [] }));
    isInOrder(withWink({ from: 1400 }));
    isInOrder(withWink({ from: 1400, seenBy: [] }));
    breaks(withWink({ from: 1401, seenBy: [] }), 'D-44', 6);
  });

  test('a record without looks says nothing about eyes', () => {
    const blind = recordOf(afterContact(three({ channel: 'living' })));
    isInOrder(inserted(blind, 4, { ...wink, seenBy: [0, 2] }));
  });

  test('it is written once it was made, with those who saw it in order, and says that a camera saw it', () => {
    breaks(withWink({ from: 1901 }), 'D-44', 6);
    breaks(withWink({ seenBy: [2, 0] }), 'D-44', 6);
    breaks(withWink({ seenBy: [1, 2] }), 'D-44', 6);
    breaks(withWink({ seenBy: [2, 3] }), 'D-44', 6);
    breaks(withWink({ seat: 3, seenBy: [] }), 'D-44', 6);
    breaks(withWink({ by: 'hearsay' }), 'D-44', 6);
    breaks(withWink({ signal: 'moonwalk' }), 'D-44', 6);
  });

  test('D-40 there are none but at a table of living faces', () => {
    breaks(inserted(livingRecord('avatars'), 6, wink), 'D-44', 6);
    const faces = recordOf(afterContact(three({ channel: 'faces' })));
    breaks(inserted(faces, 4, wink), 'D-1', 4);
  });

  test('D-45 the button’s signal is judged there as among avatars', () => {
    const signal = { t: 1900, e: 'signalled', seat: 1, to: 0, number: 10, signal: 'wink' };
    const seen = { ...signal, from: 1700, until: 1900, seenBy: [2] };
    isInOrder(inserted(record, 6, seen));
    breaks(inserted(record, 6, { ...seen, number: 11 }), 'W-23', 6);
  });
});
