import type { Seat } from '@oeillade/kernel';
import type { Person } from '../table/people.ts';
import { PlacedLoge } from './placed-loge.tsx';
import { logePlaces } from './places.ts';

interface FacesPictureProps {
  readonly seats: readonly Seat[];
  readonly people: readonly Person[];
}

/** The faces that a moment is about, and nothing else: for games that draw no more of it. */
export function FacesPicture({ seats, people }: FacesPictureProps) {
  const places = logePlaces(seats.length);
  return places.map((place, nth) => {
    const person = people[seats[nth]!]!;
    return (
      <PlacedLoge key={person.seat} person={person} place={place} lit={nth < 2} gaze={{ x: 0, y: 0.1 }} />
    );
  });
}
