import type { Outsiders } from '../../bot.ts';
import { type Habits, ModelledPerson } from '../models/index.ts';
import { CHILD, COUNTER, DISCREET, GAZER, KEEN, PARANOID, PERSON, STARER } from './habits.ts';

const playsBy =
  (habits: Habits): Outsiders[string] =>
  (kit) =>
    new ModelledPerson(kit, habits);

/** Simple plans and modelled people, to measure the levels against. */
export const outsiders = {
  starer: playsBy(STARER),
  paranoid: playsBy(PARANOID),
  gazer: playsBy(GAZER),
  counter: playsBy(COUNTER),
  discreet: playsBy(DISCREET),
  child: playsBy(CHILD),
  person: playsBy(PERSON),
  keen: playsBy(KEEN),
} satisfies Outsiders;
