import { LEVELS, type Level } from '@oeillade/table';
import { onDevice } from './storage.ts';

export { LEVELS, type Level };

const KEY = 'oeillade/level';
const STANDARD: Level = 'regular';

/** The level that was chosen last on this device. */
export function readLevel(): Level {
  const kept = onDevice.read(KEY);
  return LEVELS.find((level) => level === kept) ?? STANDARD;
}

export const keepLevel = (level: Level): void => onDevice.write(KEY, level);
