import { Random, type Seed } from '@oeillade/kernel';
import type { State } from 'boardgame.io';
import { NAMES, type Story, type Way } from '../way.ts';
import { Client, CreateGameReducer, InitializeGame, ProcessGameConfig } from './library.ts';
import { type Choice, enumerate, type ZwinkernState, zwinkern } from './zwinkern.ts';

const PLAYERS = 5;

/** The two ways to play zwinkern with boardgame.io. */
export const boardgameIoWays = (seed: Seed): Way[] => [
  { ...shared, name: NAMES.reducer, open: () => openReducer(seed) },
  { ...shared, name: NAMES.client, open: () => openClient(seed) },
];

const shared = { game: 'zwinkern', players: PLAYERS, sample: 250 };

/** Its fastest way: the reducer itself, called as its own bots call it. */
function openReducer(seed: Seed): () => Story {
  const random = new Random(seed, 'boardgame.io reducer');
  const game = ProcessGameConfig(zwinkern);
  const reduce = CreateGameReducer({ game });
  let dealt = 0;
  return () => {
    const seeded = { ...game, seed: `reducer ${dealt++}` };
    let state: State<ZwinkernState> = InitializeGame({ game: seeded, numPlayers: PLAYERS });
    let moves = 0;
    let choices = 0;
    while (state.ctx.gameover === undefined) {
      const player = state.ctx.currentPlayer;
      const legal = enumerate(state.G, state.ctx, player);
      const choice = random.pick(legal);
      const payload = { type: choice.move, args: choice.args, playerID: player };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      choices += legal.length;
      moves++;
      checkAccepted(state, moves, choice);
    }
    return story(state, moves, choices);
  };
}

/** As a program plays it: a client without a screen and without a network. */
function openClient(seed: Seed): () => Story {
  const random = new Random(seed, 'boardgame.io client');
  let dealt = 0;
  return () => {
    const game = { ...zwinkern, seed: `client ${dealt++}` };
    const client = Client<ZwinkernState>({ game, numPlayers: PLAYERS, debug: false });
    client.start();
    let moves = 0;
    let choices = 0;
    let state = client.getState()!;
    while (state.ctx.gameover === undefined) {
      const legal = enumerate(state.G, state.ctx, state.ctx.currentPlayer);
      const choice = random.pick(legal);
      client.moves[choice.move]!(...choice.args);
      state = client.getState()!;
      choices += legal.length;
      moves++;
      checkAccepted(state, moves, choice);
    }
    client.stop();
    return story(state, moves, choices);
  };
}

/** A refused move leaves the state's number as it was. */
function checkAccepted({ _stateID }: State, moves: number, { move, args }: Choice): void {
  if (_stateID !== moves)
    throw new Error(`boardgame.io refused ${move}(${args.join(', ')}), which was listed.`);
}

function story(state: State<ZwinkernState>, moves: number, choices: number): Story {
  const { scores } = state.ctx.gameover as { scores: readonly number[] };
  const points = scores.reduce((sum, score) => sum + score, 0);
  return { moves, choices, points, best: Math.max(...scores) };
}
