import type { Flaw, Random, Setup } from '@oeillade/kernel';
import type { Dealt } from './events.ts';
import { CARDS_EACH, NATIONS, type Nation, sorted } from './nations.ts';
import { type SpywhereOptions, takesOneOut } from './options.ts';
import { MARKET_PLACES } from './state.ts';

/** S-12: nationality cards dealt to each player. */
export const HAND_SIZE = 3;

/** S-10, S-50 */
const passportsEach = (players: number): number => (players === 2 ? 2 : 1);

/** S-10…S-14 */
export function deal({ players, options }: Setup<SpywhereOptions>, random: Random): Dealt {
  const out = takesOneOut(players) ? (options.out === 'random' ? random.pick(NATIONS) : options.out) : null;
  const inPlay = NATIONS.filter((nation) => nation !== out);
  const each = passportsEach(players);
  const drawn = random.shuffled(inPlay);
  const pack = random.shuffled(packOf(inPlay));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const market = players * HAND_SIZE;
  const pile = market + MARKET_PLACES;
  return {
    e: 'dealt',
    out,
    passports: seats.map((seat) => sorted(drawn.slice(seat * each, (seat + 1) * each))),
    hands: seats.map((seat) => sorted(pack.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE))),
    market: pack.slice(market, pile),
    pile: pack.slice(pile),
    first: options.first === 'random' ? random.below(players) : options.first,
  };
}

export function checkDeal(setup: Setup<SpywhereOptions>, dealt: Dealt): Flaw | null {
  return (
    checkOut(setup, dealt) ??
    checkPassports(setup, dealt) ??
    checkCards(setup, dealt) ??
    checkFirst(setup, dealt)
  );
}

function checkOut({ players, options }: Setup<SpywhereOptions>, { out }: Dealt): Flaw | null {
  if (!takesOneOut(players)) {
    return out === null
      ? null
      : { rule: 'S-11', message: `${out} is out, yet ${players} players play with all six` };
  }
  if (out === null) return { rule: 'S-11', message: `with ${players} players one nationality is taken out` };
  if (options.out !== 'random' && options.out !== out) {
    return { rule: 'S-11', message: `${out} is out instead of ${options.out}` };
  }
  return null;
}

function checkPassports({ players }: Setup<SpywhereOptions>, { out, passports }: Dealt): Flaw | null {
  const rule = players === 2 ? 'S-50' : 'S-10';
  const each = passportsEach(players);
  if (passports.length !== players || passports.some((own) => own.length !== each)) {
    return { rule, message: `each of the ${players} players has ${each} of the passports` };
  }
  const all: Nation[] = passports.flat();
  if (new Set(all).size < all.length)
    return { rule: 'S-1', message: 'there is one passport of each nationality' };
  if (out !== null && all.includes(out))
    return { rule: 'S-11', message: `the passport of ${out} is taken out` };
  return null;
}

function checkCards({ players }: Setup<SpywhereOptions>, { out, hands, market, pile }: Dealt): Flaw | null {
  if (hands.length !== players || hands.some((hand) => hand.length !== HAND_SIZE)) {
    return { rule: 'S-12', message: `each of the ${players} players gets ${HAND_SIZE} cards` };
  }
  if (market.length !== MARKET_PLACES) {
    return { rule: 'S-12', message: `${market.length} cards lie in the market, not ${MARKET_PLACES}` };
  }
  const cards = sorted([...hands.flat(), ...market, ...pile]);
  if (out !== null && cards.includes(out))
    return { rule: 'S-11', message: `the cards of ${out} are taken out` };
  if (cards.join() !== packOf(NATIONS.filter((nation) => nation !== out)).join()) {
    return { rule: 'S-1', message: `the cards are not ${CARDS_EACH} of each nationality in play` };
  }
  return null;
}

function checkFirst({ players, options }: Setup<SpywhereOptions>, { first }: Dealt): Flaw | null {
  const isRight = options.first === 'random' ? first < players : first === options.first;
  return isRight ? null : { rule: 'S-14', message: `seat ${first} does not start` };
}

const packOf = (nations: readonly Nation[]): Nation[] =>
  nations.flatMap((nation) => Array.from({ length: CARDS_EACH }, () => nation));
