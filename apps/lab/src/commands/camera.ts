import { WinkDetector } from '@oeillade/camera';
import type { Command } from 'commander';
import { readLog } from '../camera/log.ts';
import { EXIT, UserError } from '../errors.ts';

const EXAMPLES = `
Examples:
  lab camera monday.json
  lab camera logs/*.json > events.jsonl

A file is {"log":[{"t":861,"c":18,"eL":0.29,"eR":0.34,"bL":0.09,"bR":0.03,"yaw":-12,"pitch":4}, …]}: times in
milliseconds, c the number of the picture, eye-aspect ratios (eL, eR) and blink blendshapes (bL, bR) of the
subject's own left and right eye, the head's turn in degrees. Without eL and eR there was no face; the rest may be
left out. Each event is a line: {"file","t","c","type","side"}.
Exit code: 0, or 2 where a file could not be read; the others are read all the same.`;

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
    try {
      await tellEvents(file);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      process.stderr.write(`lab: ${error.message}.\n`);
      process.exitCode = Math.max(Number(process.exitCode ?? EXIT.ok), error.exitCode);
    }
  }
}

async function tellEvents(file: string): Promise<void> {
  const detector = new WinkDetector();
  for (const { c, sample } of await readLog(file)) {
    const event = detector.see(sample);
    if (!event) continue;
    const { t, type, side } = event;
    process.stdout.write(`${JSON.stringify({ file, t, c, type, side })}\n`);
  }
}
