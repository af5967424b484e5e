import { type Hint, type HintContext, lastEvent } from '../../../ui/hints/hint.ts';
import type { hints as french } from '../texts/fr/hints.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';

export type SpywhereHint = Hint<keyof typeof french>;

/** What fits this moment at a table of Spywhere, the most urgent first. Whoever watches needs none. */
export function spywhereHints(screen: SpywhereScreen, heard: HintContext): SpywhereHint[] {
  const { me, mayDraw, mayExchange, eliminable, targets } = screen;
  if (!me) return [];
  const last = lastEvent(heard);
  const hints: (SpywhereHint | false)[] = [
    mayDraw && { id: 'draw' },
    mayExchange && { id: 'exchange' },
    eliminable !== null && { id: 'eliminate' },
    eliminable === null && targets.length > 0 && { id: 'identify' },
    last?.e === 'exchanged' && last.seat !== me.seat && { id: 'theirs' },
  ];
  return hints.filter((hint) => hint !== false);
}
