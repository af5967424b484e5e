import { onDevice } from './storage.ts';

/** How well bots play, from the weakest. */
export const LEVELS = ['random', 'novice', 'regular', 'expert', 'shark'] as const;
export type Level = (typeof LEVELS)[number];

const KEY = 'oeillade/level';
const STANDARD: Level = 'regular';

/** The level that was chosen last on this device. */
export function readLevel(): Level {
  const kept = onDevice.read(KEY);
  return LEVELS.find((level) => level === kept) ?? STANDARD;
}

export const keepLevel = (level: Level): void => onDevice.write(KEY, level);
