import { onDevice } from '../storage.ts';
import type { Person } from './api.ts';

const KEY = 'oeillade/person';

/** Who sits at this browser: the name and face that were chosen last. */
export const readPerson = (): Person | null => onDevice.readValue<Person>(KEY);
export const keepPerson = (person: Person): void => onDevice.writeValue(KEY, person);
