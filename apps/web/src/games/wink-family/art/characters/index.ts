import type { Character } from './character.ts';
import { columbine } from './columbine.ts';
import {
  blackCat,
  knight,
  magician,
  rabbit,
  robot,
  rooster,
  stag,
  vejigante,
  witch,
} from './nineteen-to-twenty-seven.ts';
import {
  astronaut,
  beakDoctor,
  beekeeper,
  diver,
  harlequin,
  jester,
  pierrot,
  pirate,
} from './one-to-nine.ts';
import { aviator, chef, detective, dragon, fox, moon, mushroom, owl, sun } from './ten-to-eighteen.ts';
import {
  firefighter,
  frogKing,
  gille,
  greenMan,
  mayQueen,
  octopus,
  peacock,
  queen,
  sailor,
} from './twenty-eight-to-thirty-six.ts';

/** In the order of their numbers, from 1. */
const CHARACTERS: readonly Character[] = [
  columbine,
  harlequin,
  beakDoctor,
  pierrot,
  jester,
  astronaut,
  diver,
  pirate,
  beekeeper,
  chef,
  fox,
  sun,
  moon,
  dragon,
  detective,
  aviator,
  mushroom,
  owl,
  blackCat,
  rooster,
  rabbit,
  stag,
  robot,
  vejigante,
  magician,
  witch,
  knight,
  octopus,
  greenMan,
  frogKing,
  mayQueen,
  firefighter,
  sailor,
  gille,
  peacock,
  queen,
];

export function characterOf(number: number): Character {
  const character = CHARACTERS[number - 1];
  if (!character)
    throw new Error(`There is no character ${number}: the numbers are 1 to ${CHARACTERS.length}.`);
  return character;
}
