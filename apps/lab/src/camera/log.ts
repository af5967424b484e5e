import { readFile } from 'node:fs/promises';
import type { EyeSample } from '@oeillade/camera';
import * as v from 'valibot';
import { fileError, UserError } from '../errors.ts';

/** What was measured of one picture. */
export interface Measured {
  /** Which picture it was, as whoever wrote the log calls it. */
  readonly c: unknown;
  readonly sample: EyeSample;
}

const CameraLog = v.object({ log: v.array(v.unknown()) });
const Row = v.record(v.string(), v.unknown());

/** Some writers of JSON write what is no number by its name, which JSON does not know. */
const NO_NUMBER = /(?<=[:,[]\s*)(?:NaN|-?Infinity)(?=\s*[,}\]])/g;

/** Reads what a camera measured of a face, picture by picture. Where a row lacks something, that was not measured. */
export async function readLog(file: string): Promise<Measured[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError('read', file, error);
  });
  const read = v.safeParse(CameraLog, parse(file, text));
  if (!read.success) throw new UserError(`${file} is no log of a camera: there is no list called log in it`);
  return read.output.log.filter((row) => v.is(Row, row)).map(measuredIn);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '').replace(NO_NUMBER, 'null'));
  } catch {
    throw new UserError(`${file} is no log of a camera: it is not JSON`);
  }
}

/** A face that was lost has no height of an eye. */
const measuredIn = (line: v.InferOutput<typeof Row>): Measured => ({
  c: line['c'] ?? null,
  sample: {
    t: numberIn(line['t']) ?? Number.NaN,
    eL: numberIn(line['eL']) ?? 0,
    eR: numberIn(line['eR']) ?? 0,
    bL: numberIn(line['bL']),
    bR: numberIn(line['bR']),
    yaw: numberIn(line['yaw']),
    pitch: numberIn(line['pitch']),
  },
});

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
