import assert from 'node:assert/strict';
import { type Name, type Party, type Plan, play } from './party.ts';

/** Ada has called a card that ben holds, and has turned to him long ago; ben has turned to her. */
export function partnersEyeToEye(plan: Plan = {}): { party: Party; number: number } {
  const party = play(plan);
  const number = party.ada.callsCardOf('ben');
  party.ada.looksAt('ben');
  party.ben.looksAt('ada');
  party.wait(1_000);
  party.hush();
  return { party, number };
}

/** Nobody got anything, not even an empty message. */
export function heardNothing(party: Party, ...names: readonly Name[]): void {
  for (const name of names) assert.deepEqual(party[name].heard(), [], name);
}
