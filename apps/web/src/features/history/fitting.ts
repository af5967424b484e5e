import type { Settings } from '../../shell/settings.ts';

const THEMES: readonly unknown[] = ['system', 'nuit', 'jour'] satisfies Settings['theme'][];

/** The wished settings that exist here and have a possible value. */
export function fitting(standard: Settings, wished: Readonly<Record<string, unknown>>): Partial<Settings> {
  const fits = Object.entries(standard).filter(([key, usual]) =>
    key === 'theme' ? THEMES.includes(wished[key]) : typeof wished[key] === typeof usual,
  );
  return Object.fromEntries(fits.map(([key]) => [key, wished[key]]));
}
