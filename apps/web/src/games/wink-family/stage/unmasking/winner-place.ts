import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';

const ALONE = {
  standing: { loge: { x: 67, y: 206, width: 256 }, award: { x: 195, y: 568, width: 300 } },
  lying: { loge: { x: 520, y: 178, width: 400 }, award: { x: 720, y: 740, width: 360 } },
} as const;

/** Between the title and the audience, for all who share a victory. */
const TOGETHER = {
  standing: { middle: 195, top: 176, width: 374, height: 500, columns: 2 },
  lying: { middle: 720, top: 190, width: 800, height: 620, columns: 4 },
} as const;
/** How high a loge is, and how wide with its doors open, for each unit of its width. */
const HIGH = 1.42;
const OPEN = 1.68;
/** How high a ribbon is for each unit of its width, with some air. */
const RIBBON = 0.3;

/** Where the loge of a winner stands, and the ribbon under it. */
export function winnerPlace(nth: number, count: number, shape: StageShape) {
  if (count === 1) return ALONE[shape];
  const { middle, top, width, height, columns: most } = TOGETHER[shape];
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  const row = Math.floor(nth / columns);
  const inRow = Math.min(columns, count - row * columns);
  const [wide, high] = [width / columns, height / rows];
  const ribbon = wide * 0.94;
  const loge = Math.min(wide / OPEN, (high - ribbon * RIBBON) / HIGH);
  const x = middle + ((nth % columns) - (inRow - 1) / 2) * wide;
  const y = top + row * high + (high - ribbon * RIBBON - loge * HIGH) / 2;
  return {
    loge: { x: x - loge / 2, y, width: loge },
    award: { x, y: y + loge * HIGH, width: ribbon },
  };
}
