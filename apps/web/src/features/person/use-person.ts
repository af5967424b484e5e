import { useState } from 'react';
import { FACES } from '../../shell/faces.ts';
import type { Person } from '../../shell/session/api.ts';
import { keepPerson, readPerson } from '../../shell/session/person-kept.ts';

/** Names for newcomers; no member of the cast has one of them. */
const NAMES = ['Inès', 'Zoé', 'Noé', 'Lin', 'Ada', 'Eva', 'Samia', 'Gus'];

/** Nobody has to think of a name: there is one, and it can be changed. */
function newcomer(): Person {
  const drawn = crypto.getRandomValues(new Uint8Array(2));
  return { name: NAMES[drawn[0]! % NAMES.length]!, face: drawn[1]! % FACES };
}

export function usePerson(): [Person, (person: Person) => void] {
  const [person, setPerson] = useState(() => readPerson() ?? newcomer());
  return [
    person,
    (changed) => {
      keepPerson(changed);
      setPerson(changed);
    },
  ];
}
