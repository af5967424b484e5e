import { piece } from '../../contract/lazy-piece.ts';
import { stageTexts } from '../texts/stage.ts';

/** What is staged comes after the table: nobody waits for it to play. */
export const TableStage = piece(async () => (await import('./table-stage.tsx')).TableStage, stageTexts);
export const BoardStage = piece(async () => (await import('./board-stage.tsx')).BoardStage, stageTexts);
