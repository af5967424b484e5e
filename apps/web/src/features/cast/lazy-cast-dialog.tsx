import { piece } from '../../games/contract/lazy-piece.ts';
import type { CastDialogProps } from './cast-dialog.tsx';
import { castTexts } from './texts/index.ts';

/** The cards and what is said on them are fetched when somebody wants to choose. */
export const LazyCastDialog = piece<CastDialogProps>(
  async () => (await import('./cast-dialog.tsx')).CastDialog,
  castTexts,
);
