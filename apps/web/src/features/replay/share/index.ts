import { piece } from '../../../games/contract/lazy-piece.ts';
import { shareTexts } from './texts.ts';

/** Comes by itself, with its words, after what it stands beside. */
export const ShareMoment = piece(async () => (await import('./share-moment.tsx')).ShareMoment, shareTexts);
