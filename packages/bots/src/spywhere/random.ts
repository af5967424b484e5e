import * as spywhereRules from '@oeillade/games/spywhere';
import type { Random } from '@oeillade/kernel';
import { best, type Command, type Of, ofKind, type View } from './mind.ts';

type Attempt = spywhereRules.Attempt;
type Nation = spywhereRules.Nation;

/** What a player at random chooses from. */
export interface SpywherePrompt {
  readonly view: View;
  readonly legal: readonly Command[];
  readonly random: Random;
}

/** How likely each thing is, every time that it can be done. */
const CHANCE = { eliminate: 0.85, attempt: 0.35, leaveOut: 0.1 } as const;

/** What an exchange is worth, beside a whim of up to `whim` that keeps the player from being read easily. */
const WORTH = { ownCard: 3, makesTriple: 1.5, whim: 2.5 } as const;

export function chooseInSpywhere(prompt: SpywherePrompt): Command {
  const { view, legal, random } = prompt;
  switch (view.step) {
    case 'exchange':
      return exchange(prompt);
    case 'act':
    case 'attempt':
      return elimination(prompt) ?? attempt(prompt) ?? random.pick(ofKind(legal, 'end-turn'));
    case 'last':
      return lastAttempts(prompt);
    default:
      return random.pick(legal);
  }
}

/** Keeps cards of the own nationality, gathers more of them, and likes to put triples of others together. */
function exchange({ view, legal, random }: SpywherePrompt): Command {
  const passports = view.own!.passports;
  const worth = ({ gave, took }: Of<'exchange'>): number => {
    const kept = Number(passports.includes(took)) - Number(passports.includes(gave));
    const alike = view.market.filter((card) => card === gave).length + 1 - Number(took === gave);
    const triple = alike >= 3 && !passports.includes(gave);
    return WORTH.ownCard * kept + (triple ? WORTH.makesTriple : 0) + WORTH.whim * random.fraction();
  };
  return best(ofKind(legal, 'exchange'), worth);
}

function elimination({ legal, random }: SpywherePrompt): Command | null {
  const possible = ofKind(legal, 'eliminate');
  return possible.length > 0 && random.happens(CHANCE.eliminate) ? random.pick(possible) : null;
}

/** From the middle of the game on: before that the clues say too little. The opponent with the fewest possible nationalities comes first. */
function attempt({ view, legal, random }: SpywherePrompt): Command | null {
  const possible = ofKind(legal, 'attempt').filter((command) => isPlausible(view, command));
  if (possible.length === 0 || !isLate(view) || !random.happens(CHANCE.attempt)) return null;
  const alternatives = ({ at }: Attempt): number => possible.filter((other) => other.at === at).length;
  return best(possible, (command) => random.fraction() - alternatives(command));
}

/** A wrong attempt costs nothing at the end, so it nearly always makes as many as the rules allow. */
function lastAttempts({ view, legal, random }: SpywherePrompt): Command {
  const possible = ofKind(legal, 'attempt-last').filter(({ attempts }) =>
    attempts.every((one) => isPlausible(view, one)),
  );
  if (random.happens(CHANCE.leaveOut)) return random.pick(possible);
  const most = Math.max(...possible.map(({ attempts }) => attempts.length));
  return random.pick(possible.filter(({ attempts }) => attempts.length === most));
}

/** No two players share a passport, and nobody eliminates their own nationality (S-24). */
const isPlausible = (view: View, { at, nation }: { at: number; nation: Nation }): boolean =>
  !view.own!.passports.includes(nation) && !view.seats[at]!.clues.includes(nation);

function isLate(view: View): boolean {
  const nations = spywhereRules.NATIONS.length - (view.out === null ? 0 : 1);
  const dealt = 3 * view.seats.length + view.market.length;
  return view.pileSize < (nations * spywhereRules.CARDS_EACH - dealt) / 2;
}
