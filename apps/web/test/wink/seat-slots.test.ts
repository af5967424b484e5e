import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rowLedge, rowSlots } from '../../src/games/wink-family/table/seats/row-slots.ts';
import { seatSlots } from '../../src/games/wink-family/table/seats/seat-slots.ts';
import { type Area, heightOf, type Slot } from '../../src/games/wink-family/table/seats/slot.ts';
import {
  landscapeSlots,
  TABLE_LEDGE,
  tabletSlots,
  wideSlots,
} from '../../src/games/wink-family/table/seats/table-slots.ts';

/** What is left for faces on phones of 390 × 844 and 360 × 640, on others around them, and on phones that lie. */
const PHONES: readonly Area[] = [
  { width: 390, height: 420 },
  { width: 360, height: 316 },
  { width: 360, height: 390 },
  { width: 320, height: 290 },
  { width: 412, height: 480 },
  { width: 600, height: 500 },
  { width: 456, height: 382 },
  { width: 400, height: 352 },
];
/** And on tablets of 820 × 1180 and 768 × 1024, and of 1024 × 768 in landscape. */
const TABLETS: readonly Area[] = [
  { width: 820, height: 798 },
  { width: 768, height: 642 },
  { width: 1024, height: 984 },
];
const LANDSCAPES: readonly Area[] = [
  { width: 1024, height: 632 },
  { width: 1024, height: 562 },
  { width: 1133, height: 608 },
  { width: 768, height: 504 },
  { width: 1179, height: 846 },
];
/** On laptops of 1280 × 600 and 1366 × 633, and on others that are low. */
const LAPTOPS: readonly Area[] = [
  { width: 1280, height: 464 },
  { width: 1366, height: 497 },
  { width: 1366, height: 631 },
  { width: 1920, height: 550 },
];
/** From one to seven others; whoever watches sees eight, and looks at nobody. */
const MOST_OTHERS = 7;
const FACES = [1, 2, 3, 4, 5, 6, MOST_OTHERS, 8];

/** Nobody, and then each of them. */
const litOf = (faces: number): (number | null)[] =>
  faces > MOST_OTHERS ? [null] : [null, ...Array.from({ length: faces }, (_, nth) => nth)];

/** What is drawn of a box, its dark edge by day included: arch and ledge are 130 of its 132 units wide. */
function edges([x, y, width]: Slot, ledge: (width: number) => number) {
  const half = (width * 65) / 132;
  return {
    left: x - half,
    right: x + half,
    top: y,
    bottom: y + heightOf(width, ledge(width)) - (width * 2) / 132,
  };
}

function assertFree(
  slots: readonly Slot[],
  room: Area,
  ledge: (width: number) => number,
  what: string,
): void {
  const boxes = slots.map((slot) => edges(slot, ledge));
  for (const [nth, box] of boxes.entries()) {
    assert.ok(box.left >= 0 && box.right <= room.width + 0.01, `${what}: ${nth} is in the room, across`);
    assert.ok(box.top >= 0 && box.bottom <= room.height + 0.01, `${what}: ${nth} is in the room, down`);
    for (const [other, beside] of boxes.slice(0, nth).entries()) {
      const isApart =
        box.left >= beside.right ||
        beside.left >= box.right ||
        box.top >= beside.bottom ||
        beside.top >= box.bottom;
      assert.ok(isApart, `${what}: ${nth} does not cover ${other}`);
    }
  }
}

const ways = [
  ['a horseshoe on a phone', seatSlots, PHONES, () => 32],
  [
    'a row above the board of a phone',
    rowSlots,
    PHONES.map(({ width }) => ({ width, height: 98 })),
    rowLedge,
  ],
  ['around the board of a tablet', tabletSlots, TABLETS, () => TABLE_LEDGE],
  ['around the board of a tablet in landscape', landscapeSlots, LANDSCAPES, () => TABLE_LEDGE],
  ['around the board of a low laptop', wideSlots, LAPTOPS, () => TABLE_LEDGE],
] as const;

for (const [name, slotsOf, rooms, ledge] of ways) {
  describe(name, () => {
    test('nobody covers anybody, whomever I look at, and nobody leaves the room', () => {
      for (const room of rooms) {
        for (const faces of FACES) {
          for (const lit of litOf(faces)) {
            const slots = slotsOf(faces, lit, room);
            assert.equal(slots.length, faces);
            assertFree(slots, room, ledge, `${faces} in ${room.width} × ${room.height}, lit ${lit}`);
          }
        }
      }
    });

    test('places on the right are the mirror of those on the left', () => {
      const [room] = rooms;
      for (const faces of FACES) {
        for (const lit of litOf(faces)) {
          const other = lit === null ? null : faces - 1 - lit;
          const mirrored = slotsOf(faces, other, room!)
            .map(([x, y, width]) => [room!.width - x, y, width])
            .reverse();
          for (const [nth, slot] of slotsOf(faces, lit, room!).entries()) {
            for (const [at, value] of slot.entries()) {
              assert.ok(Math.abs(value - mirrored[nth]![at]!) < 0.01, `${faces}, lit ${lit}: ${nth}`);
            }
          }
        }
      }
    });
  });
}

/** An eye is 22.9 of the 132 units that a close-up is wide. */
const eyeOf = (width: number): number => (width * 2 * 8.8 * 1.3) / 132;

test('the eye of the face that I look at is at least 28 wide, however many play', () => {
  const screens: readonly (readonly [typeof seatSlots, Area])[] = [
    ...PHONES.filter(({ width, height }) => width >= 360 && height >= 316).map(
      (room) => [seatSlots, room] as const,
    ),
    ...TABLETS.slice(0, 2).map((room) => [tabletSlots, room] as const),
    [landscapeSlots, LANDSCAPES[0]!],
    ...LAPTOPS.map((room) => [wideSlots, room] as const),
  ];
  for (const [slotsOf, room] of screens) {
    for (const faces of [2, 3, 4, 5, 6, 7]) {
      for (let lit = 0; lit < faces; lit++) {
        const eye = eyeOf(slotsOf(faces, lit, room)[lit]![2]);
        assert.ok(eye >= 28, `${faces} in ${room.width} × ${room.height}, lit ${lit}: ${eye}`);
      }
    }
  }
});

/** As the styles have it: the size of the board in a room as it was drawn, and where it begins, as a part of that room. */
const boards = [
  ['in landscape', landscapeSlots, LANDSCAPES, { width: 1024, height: 632 }, [436, 371], 0.316],
  ['on a low laptop', wideSlots, LAPTOPS, { width: 1366, height: 497 }, [685, 256], 0.414],
] as const;

for (const [where, slotsOf, rooms, drawn, [across, down], begins] of boards) {
  test(`${where} nobody covers a card`, () => {
    for (const room of rooms) {
      const unit = Math.min(room.width / drawn.width, room.height / drawn.height);
      const board = {
        left: room.width / 2 - (across / 2) * unit,
        right: room.width / 2 + (across / 2) * unit,
        top: room.height * begins,
        bottom: room.height * begins + down * unit,
      };
      for (const faces of FACES) {
        for (const lit of litOf(faces)) {
          for (const slot of slotsOf(faces, lit, room)) {
            const { left, right, top, bottom } = edges(slot, () => TABLE_LEDGE);
            const isApart =
              left >= board.right || right <= board.left || top >= board.bottom || bottom <= board.top;
            assert.ok(isApart, `${faces} in ${room.width} × ${room.height}, lit ${lit}`);
          }
        }
      }
    }
  });
}

test('from left to right everybody sits in the order of the table', () => {
  const [first, ...others] = seatSlots(5, null, PHONES[0]!);
  assert.ok(others.every(([x]) => x > 0));
  assert.ok(first![0] < others.at(-1)![0]);
});
