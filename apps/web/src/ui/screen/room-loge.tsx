import { Loge } from '../art/index.ts';
import type { Person } from '../table/people.ts';

interface RoomLogeProps {
  readonly person: Person;
  /** In the light: it is their turn. */
  readonly isLit?: boolean;
}

/** So high is the ledge under a face that a whole room looks at. */
const LEDGE = 36;

/** Somebody on a big screen, from near and with the whole name. Where they look is no business of the room's. */
export const RoomLoge = ({ person, isLit = false }: RoomLogeProps) => (
  <Loge
    seat={person.seat}
    guest={person.face}
    colour={person.colour}
    name={person.name}
    isBot={person.isBot}
    ledge={LEDGE}
    wholeName
    nameSize={24}
    lit={isLit}
    plain={!isLit}
  />
);
