import type { settings as french } from '../fr/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof french> = {
  title: 'Einstellungen',
  done: 'Fertig',
  sound: 'Töne',
  vibration: 'Vibration',
  theatre: { title: 'Theater', full: 'Voll', brief: 'Kurz', plain: 'Schlicht' },
  hints: 'Tipps',
  theme: 'Tag oder Nacht',
  look: 'Aussehen',
  themes: { system: 'Wie das Gerät', nuit: 'Nacht', jour: 'Tag' },
  language: 'Sprache',
};
