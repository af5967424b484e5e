import { useSyncExternalStore } from 'react';

/** What a person likes, on this device. */
export interface Settings {
  readonly theme: 'system' | 'nuit' | 'jour';
  readonly sound: boolean;
  readonly voice: boolean;
  readonly leftHanded: boolean;
}

const KEY = 'oeillade/settings';
const STANDARD: Settings = { theme: 'system', sound: true, voice: false, leftHanded: false };

let settings: Settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return STANDARD;
  }
}

/** Puts the settings on the page, where the styles find them. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = settings.theme;
  dataset['hand'] = settings.leftHanded ? 'left' : 'right';
}

export function change(wish: Partial<Settings>): void {
  settings = { ...settings, ...wish };
  localStorage.setItem(KEY, JSON.stringify(settings));
  applySettings();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
