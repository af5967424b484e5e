import assert from 'node:assert/strict';
import type { Evening } from '../../src/index.ts';
import { playsOut } from './near-the-end.ts';
import { type Guest, type Name, type Party, type Plan, play } from './party.ts';

/** A company whose first game is over; ada, the host, has won it. */
export function afterOneGame(plan: Plan = {}): Party {
  const party = play(plan);
  playsOut(party, 'ada');
  return party;
}

/** Everybody comes along, and the next game is dealt. */
export function playsAgain(party: Party): void {
  for (const guest of party.guests) guest.isReady();
  hostOf(party).starts();
}

export const hostOf = (party: Party): Guest => party[party.nameAt(party.lobby().host!)];

export const evening = (party: Party): Evening => party.lobby().evening ?? assert.fail('no game is over yet');

export function standing(
  party: Party,
  name: Name | string,
): Omit<Evening['players'][number], 'colour' | 'face'> {
  const player =
    evening(party).players.find((one) => one.name === name) ?? assert.fail(`${name} has not played`);
  const { colour: _, face: __, ...rest } = player;
  return rest;
}
