import type { GamePart } from '../contract/game-part.ts';
import { once, piece } from '../contract/later.ts';
import { EDITION_WORDS } from './edition-words.ts';
import { shelved } from './shelf.ts';
import { endTexts } from './texts/end.ts';
import { lobbyTexts } from './texts/lobby.ts';
import { replayTexts } from './texts/replay.ts';
import { tableTexts } from './texts/table.ts';

export const winkFamily = {
  ids: Object.keys(EDITION_WORDS),
  shelved,
  options: once(async () => (await import('./lobby/options.ts')).options, lobbyTexts),
  rules: async (language) => (await import('./rules/index.ts')).rulesIn(language),
  Table: piece(async () => (await import('./table/wink-table.tsx')).WinkTable, tableTexts),
  Board: piece(async () => (await import('./board.tsx')).WinkBoard, tableTexts),
  cues: async () => (await import('./cues.ts')).cuesOf,
  end: once(async () => (await import('./end/part.ts')).end, endTexts, tableTexts),
  replay: once(async () => (await import('./replay/part.tsx')).replay, replayTexts, tableTexts),
  story: once(async () => (await import('./replay/story.ts')).story, replayTexts, tableTexts),
} satisfies GamePart;
