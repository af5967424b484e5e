import type { SpywhereLine } from './spywhere-log.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';

/** The table while my hand is covered: neither my cards nor what I have written on others. */
export const veilScreen = (screen: SpywhereScreen): SpywhereScreen => ({
  ...screen,
  gave: null,
  hand: [],
  ownCards: 0,
  rivals: screen.rivals.map((place) => ({
    ...place,
    guesses: place.guesses.map(({ by }) => ({ by, nation: null })),
  })),
});

/** What was announced, as everybody else heard it. */
export const veilLines = (lines: readonly SpywhereLine[]): SpywhereLine[] => lines.map(veilLine);

function veilLine(line: SpywhereLine): SpywhereLine {
  const { saying } = line;
  switch (saying.say) {
    case 'drewYours':
      return { ...line, saying: { say: 'drew', name: saying.name } };
    case 'bonusYours':
      return { ...line, saying: { say: 'bonus', name: saying.name } };
    case 'attemptedYours':
      return { ...line, saying: { say: 'attempted', name: saying.name, named: saying.named } };
    default:
      return line;
  }
}
