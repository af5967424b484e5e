import { DEFAULT_RULES } from '@oeillade/table';
import { gameIds, gameOf } from '../library.ts';

/** Options with their defaults, as they are written on the command line. */
const written = (defaults: object): string =>
  Object.entries(defaults)
    .map(([key, value]) => `${key}=${value}`)
    .join('  ');

export const OPTIONS_HELP = `Options of the games and of every table, with what they are unless changed:
${gameIds.map((id) => `  ${id.padEnd(12)} ${written(gameOf(id).facts.defaults)}`).join('\n')}
  ${'the table'.padEnd(12)} ${written(DEFAULT_RULES)}`;
