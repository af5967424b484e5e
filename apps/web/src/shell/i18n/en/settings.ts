import type { settings as french } from '../fr/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof french> = {
  vibration: 'Vibration',
  hints: 'Hints',
  theme: 'Day or night',
  language: 'Language',
};
