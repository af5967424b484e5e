/** How well bots play, from the weakest. */
export const LEVELS = ['random', 'novice', 'regular', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

const KEY = 'oeillade/level';
const STANDARD: Level = 'regular';

/** The level that was chosen last on this device. */
export function readLevel(): Level {
  try {
    const kept = localStorage.getItem(KEY);
    return LEVELS.find((level) => level === kept) ?? STANDARD;
  } catch {
    return STANDARD;
  }
}

export function keepLevel(level: Level): void {
  try {
    localStorage.setItem(KEY, level);
  } catch {
    // Private windows may refuse to remember: then it is asked again.
  }
}
