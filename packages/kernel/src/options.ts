import { safeParse } from 'valibot';
import type { Facts, Game, Setup } from './game.ts';
import { type Refusal, refusal } from './refusal.ts';

export type SetupResult<O extends object> =
  | { readonly ok: true; readonly setup: Setup<O> }
  | { readonly ok: false; readonly refusal: Refusal; readonly message: string };

/** Reads what somebody wants to play: a number of players and the options that differ from the defaults. */
export function readSetup<O extends object>(
  game: Game<O>,
  players: number,
  options: unknown,
): SetupResult<O> {
  const { facts } = game;
  const { min, max } = facts.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    const message = `${facts.title} is for ${min} to ${max} players, not ${players}.`;
    return { ok: false, refusal: refusal('wrong-number-of-players', game.clause('players', null)), message };
  }
  // A schema for objects takes a list for an object without keys.
  const parsed = safeParse(facts.options, Array.isArray(options) ? null : (options ?? {}));
  if (!parsed.success) {
    const issue = parsed.issues[0];
    const path = issue.path?.map((step) => String(step.key)).join('.') ?? 'options';
    const message = `Option ${path}: ${issue.message}`;
    return { ok: false, refusal: refusal('bad-option', null), message };
  }
  const setup = { players, options: parsed.output };
  const problem = game.checkSetup(setup);
  if (problem) {
    const message = `These options cannot be played with ${players} players (${problem.code}).`;
    return { ok: false, refusal: problem, message };
  }
  return { ok: true, setup };
}

/** The options as a record's header holds them: those that differ from the default. */
export function changedOptions<O extends object>(facts: Facts<O>, options: O): Partial<O> {
  const changed: Partial<O> = {};
  for (const key of Object.keys(facts.defaults) as (keyof O)[]) {
    if (JSON.stringify(options[key]) !== JSON.stringify(facts.defaults[key])) changed[key] = options[key];
  }
  return changed;
}
