import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Structured logs. Secrets have no business in them: whatever carries one is taken out by name. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: ['token', '*.token', 'secret', '*.secret', 'authorization', '*.authorization'],
      remove: true,
    },
  });
