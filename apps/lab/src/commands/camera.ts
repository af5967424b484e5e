import { readFile } from 'node:fs/promises';
import { WinkDetector } from '@oeillade/camera';
import type { Command } from 'commander';
import * as v from 'valibot';
import { EXIT, UserError } from '../cli/errors.ts';

const Sample = v.object({
  t: v.number(),
  /** Which picture it was. */
  c: v.optional(v.nullable(v.number()), null),
  eL: v.number(),
  eR: v.number(),
  bL: v.optional(v.number()),
  bR: v.optional(v.number()),
  yaw: v.optional(v.number()),
  pitch: v.optional(v.number()),
});
const Log = v.object({ log: v.array(Sample) });

const EXAMPLES = `
Examples:
  lab camera monday.json
  lab camera logs/*.json > events.jsonl

A file is {"log":[{"t":861,"c":18,"eL":0.29,"eR":0.34,"bL":0.09,"bR":0.03,"yaw":-12,"pitch":4}, …]}: times in
milliseconds, c the number of the picture, eye-aspect ratios (eL, eR) and blink blendshapes (bL, bR) of the
subject's own left and right eye, the head's turn in degrees. Each event is a line: {"file","t","c","type","side"}.`;

export function addCamera(program: Command): void {
  program
    .command('camera')
    .description('find winks and blinks in logs of what a camera measured of somebody’s eyes')
    .argument('<files...>', 'logs as JSON')
    .addHelpText('after', EXAMPLES)
    .action(runCamera);
}

async function runCamera(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const detector = new WinkDetector();
    for (const { c, ...sample } of await readLog(file)) {
      const event = detector.see(sample);
      if (!event) continue;
      const { t, type, side } = event;
      process.stdout.write(`${JSON.stringify({ file, t, c, type, side })}\n`);
    }
  }
}

async function readLog(file: string): Promise<v.InferOutput<typeof Log>['log']> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UserError(`${file} cannot be read: ${error.message}`, EXIT.usage);
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Log), text);
  if (read.success) return read.output.log;
  const [issue] = read.issues;
  throw new UserError(`${file} is no log of a camera: ${issue.message}`, EXIT.usage);
}
