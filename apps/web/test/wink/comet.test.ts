import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cometTo } from '../../src/games/wink-family/table/comet.ts';
import { seatSlots } from '../../src/games/wink-family/table/seats/seat-slots.ts';
import { boxOfSlot } from '../../src/games/wink-family/table/seats/slots-of.ts';

/** My called card below the faces of a phone. */
const CARD = { x: 195, y: 460, width: 58, height: 71 };
const ROOM = { width: 390, height: 420 };

describe('a wink that is for me flies to my card', () => {
  for (const faces of [2, 3, 4, 5, 6, 7]) {
    test(`and crosses no name, whoever of ${faces} winks`, () => {
      for (let lit = 0; lit < faces; lit++) {
        const boxes = seatSlots(faces, lit, ROOM).map((slot) => boxOfSlot('faces', slot));
        const { from, to } = cometTo(CARD, boxes[lit]!);
        assert.ok(to.y < CARD.y - CARD.height / 2, 'it ends above the card');
        const { x, y, width, height } = boxes[lit]!;
        const isBeside = Math.abs(from.x - x) > width / 2;
        assert.ok(isBeside || from.y >= y + height / 2, `it leaves ${lit} beside the arch or below the name`);
      }
    });
  }
});
