import { piece } from '../../../games/contract/lazy-piece.ts';
import { shareTexts } from './texts.ts';

/** Loaded with its texts after the moment beside which it stands. */
export const ShareMoment = piece(async () => (await import('./share-moment.tsx')).ShareMoment, shareTexts);
