import type { SpywhereLogEntry } from './spywhere-log.ts';
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
export const veilLogEntries = (entries: readonly SpywhereLogEntry[]): SpywhereLogEntry[] =>
  entries.map(veilLogEntry);

function veilLogEntry(entry: SpywhereLogEntry): SpywhereLogEntry {
  const { saying } = entry;
  switch (saying.say) {
    case 'drewYours':
      return { ...entry, saying: { say: 'drew', name: saying.name } };
    case 'bonusYours':
      return { ...entry, saying: { say: 'bonus', name: saying.name } };
    case 'attemptedYours':
      return { ...entry, saying: { say: 'attempted', name: saying.name, named: saying.named } };
    default:
      return entry;
  }
}
