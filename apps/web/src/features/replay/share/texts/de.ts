import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { share as french } from './fr.ts';

export const share: Texts<typeof french> = {
  open: 'Teilen',
  openOf: 'Teilen: {{title}}',
  title: 'Ein Moment zum Teilen',
  as: 'In welcher Form?',
  card: 'Bild',
  loop: 'Animation',
  making: 'Wird gezeichnet, Bild für Bild …',
  failed: 'Dein Browser konnte dieses Bild nicht zeichnen.',
  pass: 'Teilen …',
  save: 'Speichern',
  saved: 'Liegt jetzt bei deinen Downloads.',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyYourself: 'Der Link, zum Kopieren von Hand',
  reach: {
    everybody: 'Der Link öffnet die Partie genau an dieser Stelle, für alle.',
    device:
      'Diese Partie liegt nur auf diesem Gerät, der Link geht also nur hier. Das Bild kannst du überallhin schicken.',
    file: 'Diese Partie kommt aus einer Datei: Wer dem Link folgt, öffnet zuerst dieselbe Datei. Das Bild kannst du überallhin schicken.',
  },
};
