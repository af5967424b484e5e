import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a fake camera shows: a grid of bright and dark cells in the square that is sent. */
const GRID = 4;
const [WIDTH, HEIGHT, FRAMES, PER_SECOND] = [320, 240, 16, 20] as const;
const CELL = HEIGHT / GRID;
const LEFT = (WIDTH - HEIGHT) / 2;
const [BRIGHT, DARK, AROUND] = [200, 50, 120] as const;

/**
 * The cells of one moment, row by row: a bright and a dark one first, so that no plain picture is taken for one; who it is, twice,
 * the second time turned over; and which moment of the film.
 */
function cellsOf(who: number, frame: number): readonly boolean[] {
  const bits = (value: number, count: number) =>
    Array.from({ length: count }, (_, bit) => ((value >> bit) & 1) === 1);
  const name = bits(who, 5);
  return [true, false, ...name, ...name.map((bit) => !bit), ...bits(Math.floor(frame / 2), 3), false];
}

/** Who it is, by the mean brightness of each cell; null where it is no such picture, or nobody can tell. */
export function readCells(
  means: readonly number[],
): { readonly who: number; readonly moment: number } | null {
  const middle = (BRIGHT + DARK) / 2;
  const cells = means.map((mean) => mean > middle);
  const value = (bits: readonly boolean[]) => bits.reduce((sum, bit, at) => sum + (bit ? 1 << at : 0), 0);
  const name = cells.slice(2, 7);
  const turned = cells.slice(7, 12);
  const isOne = cells[0] === true && cells[1] === false && name.every((bit, at) => bit !== turned[at]);
  return isOne ? { who: value(name), moment: value(cells.slice(12, 15)) } : null;
}

/** Films for fake cameras, one for each person, in a folder of their own. */
export class MarkedCameras {
  readonly #folder = mkdtempSync(join(tmpdir(), 'oeillade-cameras-'));

  /** What a Chromium has to be started with, so that its camera shows this mark. */
  flagsFor(who: number): readonly string[] {
    const file = join(this.#folder, `camera-${who}.y4m`);
    writeFileSync(file, film(who));
    return [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ];
  }

  forget(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function film(who: number): Buffer {
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  const frames = Array.from({ length: FRAMES }, (_, frame) => [
    Buffer.from('FRAME\n'),
    picture(who, frame),
  ]).flat();
  return Buffer.concat([head, ...frames]);
}

function picture(who: number, frame: number): Buffer {
  const cells = cellsOf(who, frame);
  const bytes = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, 128);
  for (let y = 0; y < HEIGHT; y++) {
    bytes.fill(AROUND, y * WIDTH, (y + 1) * WIDTH);
    for (let column = 0; column < GRID; column++) {
      const isBright = cells[Math.floor(y / CELL) * GRID + column];
      const from = y * WIDTH + LEFT + column * CELL;
      bytes.fill(isBright ? BRIGHT : DARK, from, from + CELL);
    }
  }
  return bytes;
}
