import { onDevice } from '../../shell/storage.ts';
import type { HintsSaid } from './hint-picker.ts';

const KEY = 'oeillade/hints';

function read(): string[] {
  const kept = onDevice.readValue(KEY);
  return Array.isArray(kept) ? kept.map(String) : [];
}

/** What this device has been told. */
export const said: HintsSaid = {
  has: (id) => read().includes(id),
  add: (id) => onDevice.writeValue(KEY, [...new Set([...read(), id])]),
};
