import { type Logger, type LoggerOptions, pino } from 'pino';
import { terminalLine } from './terminal-line.ts';

export type { Logger } from 'pino';

/** Where the log goes: lines for people at a terminal, JSON lines for programs elsewhere. */
export interface LogTarget {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Structured logs. Fields that may carry a secret are removed by their name. */
export function createLog(level: string, target: LogTarget = process.stdout): Logger {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: ['token', '*.token', 'secret', '*.secret', 'authorization', '*.authorization'],
      remove: true,
    },
  };
  if (target.isTTY) return pino(options, { write: (json) => void target.write(terminalLine(json)) });
  // pino's own destination for standard output is the quickest.
  return target === process.stdout
    ? pino(options)
    : pino(options, { write: (json) => void target.write(json) });
}
