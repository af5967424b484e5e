import type { DrawnGaze } from '../../../ui/art/index.ts';
import type { StageShape } from '../../../ui/stage/use-stage-shape.ts';
import type { Opening } from './passports.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PassportPlace {
  readonly loge: Placed;
  readonly passport: Placed;
}

const AT_STAMP: DrawnGaze = { x: 0.9, y: 0.25 };
const AT_PASSPORT: DrawnGaze = { x: 0.9, y: 0.1 };
const AWAY: DrawnGaze = { x: 0.6, y: -0.8 };
const AT_YOU: DrawnGaze = { x: 0, y: 0 };

/** Where an owner looks: at their passport, at the stamp, and then at whoever read them, or at you where nobody did. */
export function gazeIn(opening: Opening, own: PassportPlace, reader: PassportPlace | null): DrawnGaze {
  switch (opening) {
    case 'shut':
      return AWAY;
    case 'unfold':
    case 'stamp':
      return AT_PASSPORT;
    case 'look':
      return AT_STAMP;
    case 'reader':
      return reader ? gazeTo(own.loge, reader.loge) : AT_YOU;
  }
}

function gazeTo(from: Placed, to: Placed): DrawnGaze {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.max(1, Math.hypot(x, y));
  return { x: x / far, y: y / far };
}

/** A row for each on a phone, two columns on a wide screen. */
export function passportPlace(nth: number, count: number, shape: StageShape): PassportPlace {
  if (shape === 'standing') {
    const row = 714 / Math.max(4, count);
    const y = 122 + nth * row;
    const width = Math.min(104, row / 1.5);
    const wide = Math.min(226, row * 1.36);
    return {
      loge: { x: 26 + (104 - width) / 2, y: y + 6, width },
      passport: { x: 376 - wide, y: y + 4, width: wide },
    };
  }
  const rows = Math.ceil(count / 2);
  const row = 720 / Math.max(2, rows);
  const x = 90 + (nth % 2) * 650;
  const y = 160 + Math.floor(nth / 2) * row;
  const width = Math.min(180, row / 1.6);
  return {
    loge: { x, y: y + 10, width },
    passport: { x: x + 220, y: y + 8, width: Math.min(372, row * 1.36) },
  };
}
