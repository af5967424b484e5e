import type { Hello } from '@oeillade/protocol';
import { onDevice } from '../storage.ts';
import { readPerson } from './person-kept.ts';

const KEY = 'oeillade/watcher';

/** Who watches in this browser: by the secret a table knows them again, and finds what they have sealed. */
export function watcherHere(): Hello['watcher'] & object {
  const secret = onDevice.read(KEY) ?? newSecret();
  onDevice.write(KEY, secret);
  return { name: readPerson()?.name ?? '', secret };
}

const newSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
