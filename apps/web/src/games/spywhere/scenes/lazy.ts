import { piece } from '../../contract/lazy-piece.ts';

/** What is staged comes after the table: nobody waits for it to play. */
export const TableStage = piece(async () => (await import('./table-stage.tsx')).TableStage);
export const BoardStage = piece(async () => (await import('./table-stage.tsx')).BoardStage);
