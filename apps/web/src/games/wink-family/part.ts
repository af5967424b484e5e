import { sayMore } from '../../shell/i18n/index.ts';
import { once, piece } from '../later.ts';
import type { GamePart } from '../part.ts';
import { editionIds } from './edition.ts';
import { shelved } from './shelf.ts';
import { lessonTexts } from './texts/lesson.ts';
import { lobbyTexts } from './texts/lobby.ts';
import { refusalTexts } from './texts/refusals.ts';
import { trainTexts } from './texts/train.ts';

export const winkFamily = {
  ids: editionIds,
  shelved,
  options: once(async () => (await import('./lobby/options.ts')).options, lobbyTexts, refusalTexts),
  rules: async (language) => (await import('./rules/index.ts')).rulesIn(language),
  lesson: {
    id: 'wink',
    load: once(async () => (await import('./lesson/part.ts')).lessonPart, lessonTexts, trainTexts),
  },
  pages: [
    {
      path: '/train',
      link: {
        en: 'Train to catch winks',
        fr: 'S’entraîner à voir les clins d’œil',
        de: 'Zwinkern erkennen üben',
      },
      icon: 'eye',
      Page: piece(async () => (await import('./train/train-page.tsx')).TrainPage, trainTexts, {
        load: () => sayMore('table'),
      }),
    },
  ],
  Table: piece(async () => (await import('./table/wink-table.tsx')).WinkTable, refusalTexts),
} satisfies GamePart;
