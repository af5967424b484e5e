import type { Settings } from '../../shell/settings.ts';

const THEMES: readonly unknown[] = ['system', 'nuit', 'jour'] satisfies Settings['theme'][];

/** Those of the wished settings that there are, with a value that they can have. */
export function fitting(standard: Settings, wished: Readonly<Record<string, unknown>>): Partial<Settings> {
  const fits = Object.entries(standard).filter(([key, usual]) =>
    key === 'theme' ? THEMES.includes(wished[key]) : typeof wished[key] === typeof usual,
  );
  return Object.fromEntries(fits.map(([key]) => [key, wished[key]]));
}
