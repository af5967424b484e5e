import {
  type Command,
  type Game,
  type GameEvent,
  legalCommands,
  Play,
  Random,
  type Seat,
  type Seed,
  type Setup,
  seatsIn,
} from '../src/index.ts';

export interface Step<S extends object, C extends Command, E extends GameEvent, V extends object> {
  readonly play: Play<S, C, E, V>;
  readonly seat: Seat;
  readonly command: C;
}

/** Long enough for every offered game, short enough to notice one that never ends. */
const MOST_STEPS = 20_000;

/**
 * Plays a random game and stops before every command, so that a test can look at the table. Mostly it is an
 * awaited seat that acts; sometimes any other that has something to do.
 */
export function* randomGame<S extends object, C extends Command, E extends GameEvent, V extends object>(
  game: Game<object, S, C, E, V>,
  setup: Setup,
  seed: Seed,
): Generator<Step<S, C, E, V>, Play<S, C, E, V>> {
  const play = Play.deal(game, setup, seed);
  const random = new Random(seed, 'random game');
  const choose = chooser<C>(random);
  for (let step = 0; !game.outcome(play.state); step++) {
    if (step === MOST_STEPS) throw new Error(`${game.facts.id} did not end within ${MOST_STEPS} commands.`);
    const seat = random.happens(0.85)
      ? random.pick(seatsIn(game.awaited(play.state)))
      : random.below(setup.players);
    const commands = legalCommands(game, play.state, seat);
    if (commands.length === 0) continue;
    const command = choose(commands);
    yield { play, seat, command };
    const decision = play.act(seat, command, step * 1000);
    if (!decision.ok)
      throw new Error(`A legal command was refused: ${JSON.stringify({ command, ...decision })}`);
  }
  return play;
}

/** A random game played to its end. */
export function playOut<S extends object, C extends Command, E extends GameEvent, V extends object>(
  game: Game<object, S, C, E, V>,
  setup: Setup,
  seed: Seed,
): { readonly play: Play<S, C, E, V>; readonly commands: { readonly seat: Seat; readonly command: C }[] } {
  const commands: { seat: Seat; command: C }[] = [];
  const steps = randomGame(game, setup, seed);
  for (;;) {
    const next = steps.next();
    if (next.done) return { play: next.value, commands };
    commands.push({ seat: next.value.seat, command: next.value.command });
  }
}

/** How much the players of one game may like a kind of command. */
const APPETITES = [0.05, 0.3, 1];

/**
 * Chooses the kind first. Were all commands equally likely, the kind with the most of them would crowd out the
 * others; were all kinds, no game would come to its rarer ends.
 */
function chooser<C extends Command>(random: Random): (commands: readonly C[]) => C {
  const appetites = new Map<string, number>();
  const appetiteFor = (kind: string): number => {
    const appetite = appetites.get(kind) ?? random.pick(APPETITES);
    appetites.set(kind, appetite);
    return appetite;
  };
  return (commands) => {
    const kinds = [...Map.groupBy(commands, ({ do: kind }) => kind)];
    let rest = random.fraction() * kinds.reduce((sum, [kind]) => sum + appetiteFor(kind), 0);
    for (const [kind, alike] of kinds) {
      rest -= appetiteFor(kind);
      if (rest < 0) return random.pick(alike);
    }
    return random.pick(commands);
  };
}
