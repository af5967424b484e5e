import { loadTexts } from '../../shell/i18n/index.ts';
import type { GamePart } from '../contract/game-part.ts';
import { once, piece } from '../contract/lazy-piece.ts';
import { editionIds } from './edition.ts';
import { firstGame, shelved } from './shelf.ts';
import { dayTexts } from './texts/day.ts';
import { endTexts } from './texts/end.ts';
import { foreseeTexts } from './texts/foresee.ts';
import { lessonTexts } from './texts/lesson.ts';
import { lobbyTexts } from './texts/lobby.ts';
import { primerTexts } from './texts/primer.ts';
import { refusalTexts } from './texts/refusals.ts';
import { replayTexts } from './texts/replay.ts';
import { tableTexts } from './texts/table.ts';
import { trainTexts } from './texts/train.ts';
import { DAY_PATH, DAY_TITLE } from './train/day/way.ts';
import { EYE_PATH, EYE_TITLE } from './train/eye/way.ts';

export const winkFamily = {
  ids: editionIds,
  shelved,
  startsWith: 'wink',
  firstGame,
  options: once(async () => (await import('./lobby/options.ts')).options, lobbyTexts, refusalTexts),
  primer: once(async () => (await import('./primer/part.tsx')).primer, primerTexts),
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
      Page: piece(async () => (await import('./train/train-page.tsx')).TrainPage, trainTexts, tableTexts, {
        load: () => loadTexts('table'),
      }),
    },
    {
      path: DAY_PATH,
      link: DAY_TITLE,
      icon: 'sun',
      Page: piece(
        async () => (await import('./train/day/day-page.tsx')).DayPage,
        dayTexts,
        trainTexts,
        tableTexts,
        { load: () => loadTexts('table') },
      ),
    },
    {
      path: EYE_PATH,
      link: EYE_TITLE,
      icon: 'wink',
      Page: piece(async () => (await import('./train/eye/load.ts')).loadEyePage()),
    },
  ],
  Table: piece(async () => (await import('./table/wink-table.tsx')).WinkTable, tableTexts, refusalTexts),
  Board: piece(async () => (await import('./board.tsx')).WinkBoard, tableTexts),
  foresee: once(async () => (await import('./foresee.ts')).foresee, foreseeTexts),
  sounds: async () => (await import('./sounds.ts')).sounds,
  end: once(async () => (await import('./end/part.ts')).end, endTexts, tableTexts),
  replay: once(async () => (await import('./replay/part.tsx')).replay, replayTexts, tableTexts),
  story: once(async () => (await import('./replay/story.ts')).story, replayTexts, tableTexts),
} satisfies GamePart;
