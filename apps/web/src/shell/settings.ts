import { useSyncExternalStore } from 'react';
import { onDevice } from './storage.ts';

/** The settings of this device. */
export interface Settings {
  readonly theme: 'system' | 'nuit' | 'jour';
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly voice: boolean;
  readonly leftHanded: boolean;
  /** Keyboard shortcuts of one letter or digit: off for people who dictate, whose machine types what they say. */
  readonly keys: boolean;
  /** Whether the table says, once, what can be done at a moment that is new. */
  readonly hints: boolean;
  /** This device is heard through headphones, by me alone: it may sound for what is secret too. */
  readonly headphones: boolean;
  /** How much of what is announced is staged: scenes, brief scenes, or none but a line of words. */
  readonly theatre: 'full' | 'brief' | 'plain';
  /** My hand is covered until I press: for those who play in one room. */
  readonly coverHand: boolean;
}

const KEY = 'oeillade/settings';
export const STANDARD: Settings = {
  theme: 'system',
  sound: true,
  vibration: true,
  voice: false,
  leftHanded: false,
  keys: true,
  hints: true,
  headphones: false,
  theatre: 'full',
  coverHand: false,
};

let settings: Settings = { ...STANDARD, ...onDevice.readValue<Partial<Settings>>(KEY) };
const listeners = new Set<() => void>();

/** Puts the settings on the page, where the styles find them. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = settings.theme;
  dataset['hand'] = settings.leftHanded ? 'left' : 'right';
}

export function change(wish: Partial<Settings>): void {
  settings = { ...settings, ...wish };
  onDevice.writeValue(KEY, settings);
  applySettings();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
