import type { settings as french } from '../fr/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof french> = {
  vibration: 'Vibration',
  theatre: { title: 'Theatre', full: 'Full', brief: 'Brief', plain: 'Plain' },
  hints: 'Hints',
  theme: 'Day or night',
  language: 'Language',
};
