import * as winkFamily from '@oeillade/games/wink-family';
import { dealFrom, deriveSeed, Random, type Seed } from '@oeillade/kernel';
import { STARTS } from './tables.ts';
import { NAMES, type Story, type Way } from './way.ts';

const PLAYERS = 5;
const OTHERS = PLAYERS - 1;
/** A caller's partner may be anybody but the caller and the accuser. */
const SUSPECTS = PLAYERS - 2;
const HAND_SIZE = 6;
const SPIES = 3;

/*
 * The physical limit: zwinkern for five, and nothing else. Sets of cards are bits in two words, number 1 being bit 0
 * of the low one; legal moves are counted and the chosen one is worked out, never listed.
 */
export const bareWay = (seed: Seed): Way => ({
  game: 'zwinkern',
  players: PLAYERS,
  name: NAMES.bare,
  sample: 2_000,
  open: () => openBareLoop(seed),
});

function openBareLoop(seed: Seed): () => Story {
  const random = new Random(seed, 'bare');
  const deals = Array.from({ length: STARTS }, (_, index) => dealt(deriveSeed(seed, `start ${index}`)));
  const startLow = new Int32Array(deals.length * PLAYERS);
  const startHigh = new Int32Array(deals.length * PLAYERS);
  const first = Uint8Array.from(deals, (deal) => deal.first);
  deals.forEach(({ hands }, deal) => {
    hands.forEach((hand, seat) => {
      for (const number of hand) {
        if (number <= 32) startLow[deal * PLAYERS + seat]! |= 1 << (number - 1);
        else startHigh[deal * PLAYERS + seat]! |= 1 << (number - 33);
      }
    });
  });

  const handLow = new Int32Array(PLAYERS);
  const handHigh = new Int32Array(PLAYERS);
  const handSize = new Uint8Array(PLAYERS);
  const spies = new Uint8Array(PLAYERS);
  const won = new Uint8Array(PLAYERS);
  /** The bit of the called card that each pawn stands on, or -1. A pawn whose card is gone counts as off the board. */
  const pawn = new Int8Array(PLAYERS);
  const caller = new Uint8Array(36);
  let begun = 0;

  function play(): Story {
    const start = begun++ % deals.length;
    for (let seat = 0; seat < PLAYERS; seat++) {
      handLow[seat] = startLow[start * PLAYERS + seat]!;
      handHigh[seat] = startHigh[start * PLAYERS + seat]!;
    }
    handSize.fill(HAND_SIZE);
    spies.fill(SPIES);
    won.fill(0);
    pawn.fill(-1);
    // Face-up cards with no pawn, and face-up cards with one.
    let openLow = -1;
    let openHigh = 0xf;
    let calledLow = 0;
    let calledHigh = 0;
    let seat = first[start]!;
    let contacted = false;
    let moves = 0;
    let choices = 0;

    for (;;) {
      const card = pawn[seat]!;
      const designations = card >= 0 && !contacted ? OTHERS : 0;
      const foreignLow = ~handLow[seat]!;
      const foreignHigh = ~handHigh[seat]!;
      const low = openLow & foreignLow;
      const high = openHigh & foreignHigh;
      const lows = bitCount(low);
      const calls = lows + bitCount(high);
      let suspectLow = 0;
      let suspectHigh = 0;
      let accusations = 0;
      if (spies[seat]! > 0) {
        suspectLow = calledLow & foreignLow;
        suspectHigh = calledHigh & foreignHigh;
        if (card >= 32) suspectHigh &= ~(1 << (card - 32));
        else if (card >= 0) suspectLow &= ~(1 << card);
        accusations = SUSPECTS * (bitCount(suspectLow) + bitCount(suspectHigh));
      }
      const turns = designations + (calls || 1);
      let chosen = random.below(turns + accusations);
      moves++;
      choices += turns + accusations;

      if (chosen < designations) {
        const named = chosen < seat ? chosen : chosen + 1;
        contacted = true;
        pawn[seat] = -1;
        if (card < 32) calledLow &= ~(1 << card);
        else calledHigh &= ~(1 << (card - 32));
        if (take(named, card)) {
          won[seat]!++;
          won[named]!++;
          if (handSize[named] === 0) break;
        }
        if ((openLow | openHigh | calledLow | calledHigh) === 0) break;
        continue;
      }

      if (chosen < turns) {
        if (card >= 32) {
          calledHigh &= ~(1 << (card - 32));
          openHigh |= 1 << (card - 32);
        } else if (card >= 0) {
          calledLow &= ~(1 << card);
          openLow |= 1 << card;
        }
        if (calls === 0) {
          pawn[seat] = -1;
        } else {
          chosen -= designations;
          const number = chosen < lows ? nthBit(low, chosen) : 32 + nthBit(high, chosen - lows);
          if (number < 32) {
            openLow &= ~(1 << number);
            calledLow |= 1 << number;
          } else {
            openHigh &= ~(1 << (number - 32));
            calledHigh |= 1 << (number - 32);
          }
          pawn[seat] = number;
          caller[number] = seat;
        }
        seat = seat === PLAYERS - 1 ? 0 : seat + 1;
        contacted = false;
        continue;
      }

      chosen -= turns;
      const which = (chosen / SUSPECTS) | 0;
      const suspectLows = bitCount(suspectLow);
      const number =
        which < suspectLows ? nthBit(suspectLow, which) : 32 + nthBit(suspectHigh, which - suspectLows);
      const owner = caller[number]!;
      let named = chosen - which * SUSPECTS;
      if (named >= Math.min(seat, owner)) named++;
      if (named >= Math.max(seat, owner)) named++;
      spies[seat]!--;
      if (take(named, number)) {
        won[seat]! += 2;
        pawn[owner] = -1;
        if (number < 32) calledLow &= ~(1 << number);
        else calledHigh &= ~(1 << (number - 32));
        if (handSize[named] === 0) break;
        if ((openLow | openHigh | calledLow | calledHigh) === 0) break;
      }
    }

    let points = 0;
    let best = 0;
    for (let player = 0; player < PLAYERS; player++) {
      const score = won[player]! + spies[player]!;
      points += score;
      if (score > best) best = score;
    }
    return { moves, choices, points, best };
  }

  /** Takes the card out of the hand, if it is there. */
  function take(holder: number, card: number): boolean {
    if (card < 32) {
      if (((handLow[holder]! >>> card) & 1) === 0) return false;
      handLow[holder]! &= ~(1 << card);
    } else {
      if (((handHigh[holder]! >>> (card - 32)) & 1) === 0) return false;
      handHigh[holder]! &= ~(1 << (card - 32));
    }
    handSize[holder]!--;
    return true;
  }

  return play;
}

function dealt(seed: Seed): winkFamily.Dealt {
  const { zwinkern } = winkFamily.games;
  const event = dealFrom(zwinkern, { players: PLAYERS, options: zwinkern.facts.defaults }, seed);
  if (event.e !== 'dealt') throw new Error(`A deal is no "${event.e}".`);
  return event;
}

function bitCount(word: number): number {
  let bits = (word - ((word >>> 1) & 0x55555555)) | 0;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Where the nth set bit is, counted from 0 at the low end. */
function nthBit(word: number, nth: number): number {
  let rest = word;
  for (let left = nth; left > 0; left--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
