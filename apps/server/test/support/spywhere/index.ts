import type { OwnPart } from '../own-part.ts';
import { playSpywhere } from './hand.ts';
import { SpywhereKnowledge } from './knowledge.ts';

export const own = {
  plays: playSpywhere,
  knowledge: (record) => new SpywhereKnowledge(record) as ReturnType<OwnPart['knowledge']>,
} satisfies OwnPart;
