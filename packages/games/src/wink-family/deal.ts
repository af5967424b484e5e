import type { Flaw, Random, Setup } from '@oeillade/kernel';
import { type Edition, numbersInPlay } from './edition.ts';
import type { Dealt } from './events.ts';
import type { WinkOptions } from './options.ts';

/** W-2…W-5 */
export function deal(edition: Edition, setup: Setup<WinkOptions>, random: Random): Dealt {
  const { players, options } = setup;
  const numbers = numbersInPlay(edition, players);
  const board = random.shuffled(numbers);
  const pack = random.shuffled(numbers);
  const size = edition.handSize(players);
  const hands = Array.from({ length: players }, (_, seat) =>
    rising(pack.slice(seat * size, (seat + 1) * size)),
  );
  return {
    e: 'dealt',
    board,
    hands,
    left: rising(pack.slice(players * size)),
    spies: hands.map(() => edition.spies(players)),
    first: options.first === 'random' ? random.below(players) : options.first,
  };
}

export function checkDeal(edition: Edition, setup: Setup<WinkOptions>, dealt: Dealt): Flaw | null {
  const { players, options } = setup;
  const numbers = numbersInPlay(edition, players);
  if (!isSame(dealt.board, numbers)) {
    return { rule: 'E-2', message: `the board is not each of the ${numbers.length} cards in play once` };
  }
  if (dealt.hands.length !== players) {
    return { rule: 'W-3', message: `${dealt.hands.length} hands for ${players} players` };
  }
  const size = edition.handSize(players);
  const wrong = dealt.hands.findIndex((hand) => hand.length !== size);
  if (wrong !== -1) {
    return { rule: 'E-3', message: `seat ${wrong} has ${dealt.hands[wrong]!.length} cards, not ${size}` };
  }
  if (!isSame([...dealt.hands.flat(), ...dealt.left], numbers)) {
    return { rule: 'W-6', message: 'the hands and the undealt cards are not the twins of the board' };
  }
  const spies = edition.spies(players);
  if (dealt.spies.length !== players || dealt.spies.some((count) => count !== spies)) {
    return { rule: 'E-5', message: `each player has ${spies} spy cards, not ${dealt.spies.join(', ')}` };
  }
  const { first } = dealt;
  if (first >= players || (options.first !== 'random' && options.first !== first)) {
    return { rule: 'E-9', message: `seat ${first} does not start` };
  }
  return null;
}

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

const isSame = (some: readonly number[], risingOthers: readonly number[]): boolean =>
  rising(some).join() === risingOthers.join();
