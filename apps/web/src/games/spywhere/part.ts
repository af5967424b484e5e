import type { GamePart } from '../contract/game-part.ts';
import { once, piece } from '../contract/lazy-piece.ts';
import { BOX } from './box.tsx';
import { SHELF_WORDS } from './shelf-words.ts';
import { endTexts } from './texts/end.ts';
import { foreseeTexts } from './texts/foresee.ts';
import { lessonTexts } from './texts/lesson.ts';
import { lobbyTexts } from './texts/lobby.ts';
import { primerTexts } from './texts/primer.ts';
import { refusalTexts } from './texts/refusals.ts';
import { replayTexts } from './texts/replay.ts';
import { tableTexts } from './texts/table.ts';

const SHELVED = { box: BOX, words: SHELF_WORDS };
const FIRST_GAME = { options: { first: 0 }, rules: { mostForTurn: null }, bots: 2, level: 'novice' };

export const spywhere = {
  ids: ['spywhere'],
  shelved: () => SHELVED,
  startsWith: 'spywhere',
  firstGame: () => FIRST_GAME,
  options: once(async () => (await import('./lobby/options.tsx')).options, lobbyTexts, refusalTexts),
  primer: once(async () => (await import('./primer/part.tsx')).primer, primerTexts),
  rules: async (language) => (await import('./rules/index.ts')).rulesIn(language),
  lesson: {
    id: 'spywhere',
    load: once(async () => (await import('./lesson/part.ts')).lessonPart, lessonTexts),
  },
  Table: piece(
    async () => (await import('./table/spywhere-table.tsx')).SpywhereTable,
    tableTexts,
    refusalTexts,
  ),
  Board: piece(async () => (await import('./board.tsx')).SpywhereBoard, tableTexts),
  foresee: once(async () => (await import('./foresee.ts')).foresee, foreseeTexts),
  sounds: async () => (await import('./sounds.ts')).sounds,
  end: once(async () => (await import('./end/part.ts')).end, endTexts, tableTexts),
  replay: once(async () => (await import('./replay/part.tsx')).replay, replayTexts, tableTexts),
  story: once(async () => (await import('./replay/story.ts')).story, replayTexts, tableTexts),
} satisfies GamePart;
