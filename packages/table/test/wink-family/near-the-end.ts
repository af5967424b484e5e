import assert from 'node:assert/strict';
import { type Guest, type Name, type Party, type Plan, play } from './party.ts';

/** Whoever's turn it is, and what they may do. */
export function onTurn(party: Party): { guest: Guest; kinds: Set<string>; called: number | null } {
  const name = party.turn ?? assert.fail('the game is over');
  const kinds = new Set(party.may(name).map((command) => command.do));
  return { guest: party[name], kinds, called: party.view(name).seats[party[name].seat]!.called };
}

/** Names somebody who does not hold the card: it leaves the board, and no hand gets smaller. */
export function misnames(party: Party): void {
  const { guest, called } = onTurn(party);
  const holder = party.holderOf(called!);
  guest.designates(party.guests.find(({ name }) => name !== guest.name && name !== holder)!.name);
}

/** A turn in which nobody is named. */
export function callsOrPasses(party: Party): void {
  const { guest } = onTurn(party);
  guest.plays(party.may(guest.name).find((command) => command.do === 'call' || command.do === 'pass')!);
}

const faceUp = (party: Party): number =>
  party.view('watchers').board.filter(({ card }) => card === 'up').length;

/**
 * Plays a game of Zwinkern to its end. Whoever is to win names every partner rightly, and everybody else names the wrong
 * one; so nobody else is named rightly as often.
 */
export function playsOut(party: Party, winner: Name): void {
  const pace = party.lobby().rules.leastBetweenCalls;
  while (party.lobby().phase === 'playing') {
    party.wait(pace);
    const { guest, kinds, called } = onTurn(party);
    const holder = kinds.has('designate') && guest.name === winner ? party.holderOf(called!) : null;
    if (holder) guest.designates(holder);
    else if (kinds.has('designate')) misnames(party);
    else callsOrPasses(party);
  }
}

/** A table of Zwinkern with two cards left, so that not everybody can call. */
export function twoCardsLeft(plan: Plan = {}): Party {
  const party = play(plan);
  const pace = party.lobby().rules.leastBetweenCalls;
  while (faceUp(party) > 2) {
    party.wait(pace);
    if (onTurn(party).kinds.has('designate')) misnames(party);
    if (faceUp(party) > 2) callsOrPasses(party);
  }
  if (onTurn(party).called === null) callsOrPasses(party);
  return party;
}
