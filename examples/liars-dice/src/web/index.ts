import type { GamePart } from '@oeillade/web/games/contract/game-part.ts';
import { once, piece } from '@oeillade/web/games/contract/lazy-piece.ts';
import { BOX } from './box.tsx';
import { SHELF_WORDS } from './shelf-words.ts';
import { lessonTexts } from './texts/lesson.ts';
import { refusalTexts } from './texts/refusals.ts';
import { tableTexts } from './texts/table.ts';

const SHELVED = { box: BOX, words: SHELF_WORDS };
/** I bid first, and nobody hurries me. */
const FIRST_GAME = { options: { first: 0 }, rules: { mostForTurn: null }, bots: 2, level: 'novice' };

export const liarsDice = {
  ids: ['liars-dice'],
  shelved: () => SHELVED,
  startsWith: 'liars-dice',
  firstGame: () => FIRST_GAME,
  options: once(async () => (await import('./lobby/options.tsx')).options, tableTexts, refusalTexts),
  primer: once(async () => (await import('./primer.tsx')).primer, tableTexts),
  rules: async (language) => (await import('./rules/index.ts')).rulesIn(language),
  lesson: {
    id: 'liars-dice',
    load: once(async () => (await import('./lesson/part.ts')).lessonPart, lessonTexts),
  },
  Table: piece(async () => (await import('./table/dice-table.tsx')).DiceTable, tableTexts, refusalTexts),
  Board: piece(async () => (await import('./board.tsx')).DiceBoard, tableTexts),
  sounds: async () => (await import('./sounds.ts')).sounds,
  end: once(async () => (await import('./end/part.ts')).end, tableTexts),
  replay: once(async () => (await import('./replay/part.tsx')).replay, tableTexts),
  story: once(async () => (await import('./replay/story.ts')).story, tableTexts),
} satisfies GamePart;
