import type { Said } from './desk.ts';
import type { HintId } from './moments.ts';

const KEY = 'oeillade/hints';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** What this device has been told. */
export const said: Said = {
  has: (id: HintId) => read().includes(id),
  add: (id: HintId) => {
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), id])]));
    } catch {
      // Private windows may refuse to remember: then it is said once more next time.
    }
  },
};
