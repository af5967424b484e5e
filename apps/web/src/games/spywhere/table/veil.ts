import { remembering } from '../../../shell/store.ts';
import type { SpywhereLogEntry } from './spywhere-log.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';
import type { SpywhereModel, SpywhereSource } from './spywhere-store.ts';

export interface Veil {
  /** My hand is covered. */
  readonly hand: boolean;
  /** The announcements are those that everybody else heard. */
  readonly log: boolean;
}

/** The same table on a screen that others may glance at. */
export function veiled(source: SpywhereSource, { hand, log }: Veil): SpywhereSource {
  const screenOf = remembering(({ screen }: Pick<SpywhereModel, 'screen'>) =>
    hand ? veilScreen(screen) : screen,
  );
  const entriesOf = remembering(({ entries }: Pick<SpywhereModel, 'entries'>) =>
    log ? veilLogEntries(entries) : entries,
  );
  const modelOf = remembering(({ model }: { readonly model: SpywhereModel }): SpywhereModel => {
    const { screen, entries } = model;
    return { ...model, screen: screenOf({ screen }), entries: entriesOf({ entries }) };
  });
  return {
    session: source.session,
    actions: source.actions,
    subscribe: source.subscribe,
    get model() {
      return modelOf({ model: source.model });
    },
  };
}

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
