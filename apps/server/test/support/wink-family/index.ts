import type { OwnPart } from '../own-part.ts';
import { playWink } from './hand.ts';
import { WinkKnowledge } from './knowledge.ts';

export const own = {
  plays: playWink,
  knowledge: (record) => new WinkKnowledge(record) as ReturnType<OwnPart['knowledge']>,
  alsoWith: [{ channel: 'living' }],
} satisfies OwnPart;
