import { LANGUAGES, speak } from '../i18n/index.ts';
import { change } from '../settings.ts';
import { onDevice } from '../storage.ts';
import { readCrossing } from './crossing.ts';
import { takeCrossing } from './take-crossing.ts';

/** Somebody comes from the page at the plain address: their seats go on here, and all looks as it did there. */
export async function arrive(): Promise<void> {
  const { hash, pathname, search } = window.location;
  const found = readCrossing(hash);
  if (!found) return;
  // Before anything else: nobody may copy a seat's secret out of the address.
  window.history.replaceState(window.history.state, '', `${pathname}${search}${found.rest}`);
  const wishes = takeCrossing(found.along);
  if (wishes?.theme && onDevice.read('oeillade/settings') === null) change({ theme: wishes.theme });
  const language = LANGUAGES.find((one) => one === wishes?.language);
  if (language && onDevice.read('oeillade/language') === null) await speak(language);
}
