import type * as winkFamily from '@oeillade/games/wink-family';
import { sayWord } from '../../shell/i18n/index.ts';
import type { Word } from '../../shell/i18n/texts.ts';

/** W-24: what a signal is called, before the game and in it. */
const SIGNAL_WORDS: Readonly<Record<winkFamily.Signal, Word>> = {
  wink: { en: 'Wink', fr: 'Clin d’œil', de: 'Zwinkern' },
  'wink-left': { en: 'Eye on the left', fr: 'Œil à gauche', de: 'Auge links' },
  'wink-right': { en: 'Eye on the right', fr: 'Œil à droite', de: 'Auge rechts' },
  eyebrows: { en: 'Eyebrows', fr: 'Sourcils', de: 'Augenbrauen' },
  nod: { en: 'Nod', fr: 'Hochement', de: 'Nicken' },
  'head-tilt': { en: 'Tilt', fr: 'Tête penchée', de: 'Kopf neigen' },
  'hand-on-chin': { en: 'Hand on chin', fr: 'Main au menton', de: 'Hand ans Kinn' },
};

export const nameOfSignal = (signal: winkFamily.Signal): string => sayWord(SIGNAL_WORDS[signal]);
