import type { Outsiders } from '../../bot.ts';
import { type Habits, ModelledPerson } from '../models/index.ts';
import { CHILD, COUNTER, DISCREET, GAZER, KEEN, PARANOID, PERSON, STARER } from './habits.ts';

/** By what habits each of them plays. */
export const habits = {
  starer: STARER,
  paranoid: PARANOID,
  gazer: GAZER,
  counter: COUNTER,
  discreet: DISCREET,
  child: CHILD,
  person: PERSON,
  keen: KEEN,
} as const satisfies Readonly<Record<string, Habits>>;

/** Simple plans and modelled people, to measure the levels against. */
export const outsiders: Outsiders = Object.fromEntries(
  Object.entries(habits).map(([name, plan]) => [name, (kit) => new ModelledPerson(kit, plan)]),
);
