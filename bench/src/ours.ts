import {
  accept,
  type Chance,
  dealFrom,
  deriveSeed,
  type Game,
  MoveList,
  Play,
  Random,
  type Seat,
  type Seed,
} from '@oeillade/kernel';
import { STARTS, type Table } from './tables.ts';
import { NAMES, type Story, type Way } from './way.ts';

/** The three ways to play an offered game. */
export const ourWays = (table: Table, seed: Seed): Way[] => [
  { ...shared(table), name: NAMES.accept, open: () => openAccept(table, seed) },
  { ...shared(table), name: NAMES.act, open: () => openAct(table, seed) },
  { ...shared(table), name: NAMES.playouts, open: () => openPlayouts(table, seed) },
];

const shared = ({ game, setup }: Table) => ({ game: game.facts.id, players: setup.players, sample: 2_000 });

/** Chance in the middle of a game, drawn from the generator that chooses the moves. */
const chanceOf = (random: Random): Chance => ({
  shuffled: (cards) => random.shuffled(cards),
  roll: (sides) => 1 + random.below(sides),
});

/** A move as a program gives it, taken from the legal list: its events and the next state come back. */
function openAccept({ game, setup }: Table, seed: Seed): () => Story {
  const random = new Random(seed, 'accept');
  const chance = chanceOf(random);
  const list = new MoveList();
  let dealt = 0;
  return () => {
    let state = game.begin(setup, dealFrom(game, setup, deriveSeed(seed, `${dealt++}`)));
    let moves = 0;
    let choices = 0;
    for (let awaited = game.awaited(state); awaited !== 0; awaited = game.awaited(state)) {
      const seat = lowest(awaited);
      list.clear();
      game.moves(state, seat, list);
      choices += list.length;
      moves++;
      state = accept(game, state, seat, list.at(random.below(list.length)), chance).state;
    }
    return story(game, state, moves, choices);
  };
}

/** A command as it comes over the wire: its shape is checked, its legality looked up, its events kept as lines. */
function openAct({ game, setup }: Table, seed: Seed): () => Story {
  const random = new Random(seed, 'act');
  const list = new MoveList();
  let dealt = 0;
  return () => {
    const play = Play.deal(game, setup, deriveSeed(seed, `${dealt++}`));
    let moves = 0;
    let choices = 0;
    for (let awaited = game.awaited(play.state); awaited !== 0; awaited = game.awaited(play.state)) {
      const seat = lowest(awaited);
      list.clear();
      game.moves(play.state, seat, list);
      choices += list.length;
      moves++;
      const command = game.toCommand(play.state, seat, list.at(random.below(list.length)));
      const decision = play.act(seat, command, moves);
      if (!decision.ok)
        throw new Error(`${game.facts.id} refused a legal command: ${decision.refusal.code}.`);
    }
    return story(game, play.state, moves, choices);
  };
}

/** What a search does: a copied start, played in place to its end, nothing told. */
function openPlayouts({ game, setup }: Table, seed: Seed): () => Story {
  const random = new Random(seed, 'playout');
  const chance = chanceOf(random);
  const list = new MoveList();
  const starts = Array.from({ length: STARTS }, (_, index) =>
    game.begin(setup, dealFrom(game, setup, deriveSeed(seed, `start ${index}`))),
  );
  let begun = 0;
  return () => {
    const state = game.copy(starts[begun++ % STARTS]!);
    let moves = 0;
    let choices = 0;
    for (let awaited = game.awaited(state); awaited !== 0; awaited = game.awaited(state)) {
      const seat = lowest(awaited);
      list.clear();
      game.moves(state, seat, list);
      choices += list.length;
      moves++;
      game.play(state, seat, list.at(random.below(list.length)), chance, null);
    }
    return story(game, state, moves, choices);
  };
}

const lowest = (seats: number): Seat => 31 - Math.clz32(seats & -seats);

function story(game: Game, state: object, moves: number, choices: number): Story {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`A game of ${game.facts.id} waits for nobody and is not over.`);
  let points = 0;
  let best = 0;
  for (const score of outcome.scores) {
    points += score;
    if (score > best) best = score;
  }
  return { moves, choices, points, best };
}
