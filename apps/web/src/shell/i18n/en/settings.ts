import type { settings as french } from '../fr/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof french> = {
  title: 'Settings',
  done: 'Done',
  sound: 'Sounds',
  vibration: 'Vibration',
  theatre: { title: 'Theatre', full: 'Full', brief: 'Brief', plain: 'Plain' },
  hints: 'Hints',
  theme: 'Day or night',
  look: 'Appearance',
  themes: { system: 'Like this device', nuit: 'Night', jour: 'Day' },
  language: 'Language',
};
