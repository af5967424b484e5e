import {
  type Fairness,
  fairSeed,
  headerOf,
  type Line,
  Play,
  readSetup,
  type Seed,
  type Setup,
} from '../../src/index.ts';
import { type LotsCommand, type LotsEvent, lots } from './lots.ts';

const seatsFor = (players: number) =>
  Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'human' as const }));

export function setupOf(players: number, options: object = {}): Setup<never> {
  const read = readSetup(lots, players, options);
  if (!read.ok) throw new Error(read.message);
  return read.setup as Setup<never>;
}

/** A game in which every seat does the same as long as it can, a second apart: it changes its lot unless told. */
export function playLots(setup: Setup, origin: Seed | Fairness, wish: LotsCommand['do'] = 'change') {
  const seed = typeof origin === 'string' ? origin : fairSeed(origin);
  const play = Play.deal(lots, setup, seed);
  for (let t = 1000; !lots.outcome(play.state); t += 1000) {
    const seat = Math.log2(lots.awaited(play.state));
    if (!play.act(seat, { do: wish }, t).ok) play.act(seat, { do: 'keep' }, t);
  }
  const header = headerOf(lots as never, setup, seatsFor(setup.players), origin);
  return { play, header, lines: play.lines as readonly Line<LotsEvent>[] };
}
