import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type GenericSchema, safeParse } from 'valibot';
import {
  type Command,
  decide,
  type GameEvent,
  headerOf,
  legalCommands,
  type Play,
  Play as Plays,
  Random,
  readRecord,
  readSetup,
  type Setup,
  seatsIn,
  seedFrom,
  verify,
  withoutSeed,
  writeRecord,
} from '../src/index.ts';
import { assertIndistinguishable, listen } from './leaks.ts';
import { playOut, randomGame } from './random-game.ts';
import type { Given, Specimen } from './specimen.ts';

/**
 * How many random games each property is tried on, for each number of players and each option set; `long` is for what is
 * quickly tried.
 */
const RUNS = { quick: { short: 1, long: 4 }, deep: { short: 4, long: 12 } };

/** What every game must keep, whatever its rules: with each `npm test` on a few games, in the slow lane on more. */
export function conformance<S extends object, C extends Command, E extends GameEvent, V extends object>(
  specimen: Specimen<S, C, E, V>,
  depth: keyof typeof RUNS = 'quick',
): void {
  const { game } = specimen;
  const { short, long } = RUNS[depth];
  for (const setup of setupsOf(specimen)) {
    const options = JSON.stringify(setup.options);
    describe(`${game.facts.id}, ${setup.players} players, ${options}`, () => {
      test('cards are conserved from the deal to the end, and every game ends', () =>
        forSeeds(long, (seed) => {
          let before: string | null = null;
          const steps = randomGame(game, setup, seed);
          for (const { play } of steps) {
            const census = specimen.census(play.state);
            assert.equal(census, before ?? census);
            before = census;
          }
        }));

      test('what is legal is accepted, what is not is refused with a code, and neither changes the state given', () =>
        forSeeds(short, (seed) => checkLegality(specimen, setup, seed)));

      test('folding the record equals playing it, and a saved game goes on as if nothing had happened', () =>
        forSeeds(short, (seed) => checkSaving(specimen, setup, seed)));

      test('the finished record verifies, line by line and from its seed', () =>
        forSeeds(long, (seed) => {
          const { play } = playOut(game, setup, seed);
          const verdict = verifyText(specimen, textOf(play, setup));
          assert.deepEqual(
            verdict.ok && [verdict.finished, verdict.deal],
            [true, 'proven'],
            JSON.stringify(verdict),
          );
        }));

      test('nobody can tell the real game from another one that agrees with all they may know', () =>
        forSeeds(short, (seed) => checkSecrecy(specimen, setup, seed)));

      test('what a seat may do follows from what it may know', () =>
        forSeeds(short, (seed) => {
          for (const { play } of randomGame(game, setup, seed)) {
            for (let seat = 0; seat < setup.players; seat++) {
              const imagined = game.imagine(setup, game.view(play.state, seat));
              assert.deepEqual(legalCommands(game, imagined, seat), legalCommands(game, play.state, seat));
              assert.deepEqual(game.view(imagined, seat), game.view(play.state, seat));
            }
          }
        }));

      test('views and what is told of events have the shapes that are published, and nothing beside them', () =>
        forSeeds(short, (seed) => {
          const { play } = playOut(game, setup, seed);
          const viewers = [null, ...Array.from({ length: setup.players }, (_, seat) => seat)];
          const state = game.begin(setup, play.lines[0]!);
          play.lines.forEach((line, index) => {
            if (index > 0) game.fold(state, line);
            for (const viewer of viewers) {
              const { t: _t, ...event } = line;
              const seen = game.disclose(event as unknown as E, viewer);
              if (seen) hasShape(game.shapes.seen, seen);
              hasShape(game.shapes.view, game.view(state, viewer));
            }
          });
        }));

      test('the views of one moment, taken together, are those taken one by one', () =>
        forSeeds(short, (seed) => {
          for (const { play } of randomGame(game, setup, seed)) {
            const viewOf = game.views(play.state);
            for (let seat = 0; seat < setup.players; seat++)
              assert.deepEqual(viewOf(seat), game.view(play.state, seat));
            assert.deepEqual(viewOf(null), game.view(play.state, null));
          }
        }));

      test('a stand-in always has a legal move, and games played by stand-ins alone come to an end', () =>
        forSeeds(short, (seed) => {
          const play = Plays.deal(game, setup, seed);
          const random = new Random(seed, 'stand-in');
          for (let step = 0; !game.outcome(play.state); step++) {
            assert.ok(step < 5_000, 'stand-ins play for ever');
            const seat = random.pick(seatsIn(game.awaited(play.state)));
            const move = game.standIn(play.state, seat, random, { isAway: true });
            assert.ok(play.act(seat, game.toCommand(play.state, seat, move), step).ok);
          }
        }));

      test('playing without a log does the same as playing with one', () =>
        forSeeds(short, (seed) => {
          for (const { play, seat, command } of randomGame(game, setup, seed)) {
            const move = game.toMove(play.state, seat, command);
            assert.ok(move !== null);
            const silent = game.copy(play.state);
            game.play(silent, seat, move, play.chance(), null);
            const loud = decide(
              game,
              { players: setup.players, state: play.state, chance: play.chance() },
              seat,
              command,
            );
            assert.deepEqual(silent, loud.ok && loud.state);
          }
        }));
    });
  }
}

/** A schema leaves out what it does not know: then something would be missing. */
function hasShape(schema: GenericSchema, value: object): void {
  const read = safeParse(schema, value);
  assert.ok(
    read.success,
    `${JSON.stringify(value)}: ${read.issues?.map(({ message }) => message).join('; ')}`,
  );
  assert.deepEqual(read.output, value);
}

/** Every number of players with every option set. */
export function setupsOf<S extends object, C extends Command, E extends GameEvent, V extends object>(
  specimen: Specimen<S, C, E, V>,
): Setup[] {
  const { game } = specimen;
  const { min, max } = game.facts.players;
  const setups: Setup[] = [];
  for (let players = min; players <= max; players++) {
    for (const { options, players: only } of [{ options: {} }, ...specimen.options] as Specimen['options']) {
      if (only !== undefined && only !== players) continue;
      const read = readSetup(game, players, options);
      assert.ok(read.ok, JSON.stringify(read));
      setups.push(read.setup);
    }
  }
  return setups;
}

function forSeeds(numRuns: number, property: (seed: string) => void): void {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), (text) => property(seedFrom(text))),
    { numRuns },
  );
}

function checkLegality<S extends object, C extends Command, E extends GameEvent, V extends object>(
  specimen: Specimen<S, C, E, V>,
  setup: Setup,
  seed: string,
): void {
  const { game } = specimen;
  const conceivable = specimen.conceivable(setup.players);
  const random = new Random(seed, 'legality');
  for (const { play } of randomGame(game, setup, seed)) {
    if (!random.happens(0.15)) continue;
    const seat = random.below(setup.players);
    const table = { players: setup.players, state: play.state, chance: play.chance() };
    const legal = legalCommands(game, play.state, seat);
    const before = JSON.stringify(play.state);
    const accepted = new Set<string>();
    for (const command of [...conceivable, ...legal]) {
      const decision = decide(game, table, seat, command);
      if (decision.ok) accepted.add(JSON.stringify(command));
      else assert.match(decision.refusal.code, /^[a-z-]+$/);
    }
    assert.deepEqual([...accepted].sort(), legal.map((command) => JSON.stringify(command)).sort());
    assert.equal(JSON.stringify(play.state), before);
  }
}

function checkSaving<S extends object, C extends Command, E extends GameEvent, V extends object>(
  specimen: Specimen<S, C, E, V>,
  setup: Setup,
  seed: string,
): void {
  const { game } = specimen;
  const random = new Random(seed, 'saving');
  for (const { play, seat, command } of randomGame(game, setup, seed)) {
    if (!random.happens(0.1)) continue;
    const read = readRecord(
      writeRecord(withoutSeed(headerFor(play, setup)), saveable(specimen, play))
        .trimEnd()
        .split('\n'),
      () => game,
    );
    assert.ok(read.ok, JSON.stringify(read));
    const resumed = Plays.resume(game, read.record.setup, seed, read.record.lines as typeof play.lines);
    assert.deepEqual(resumed.state, play.state);
    const there = decide(
      game,
      { players: setup.players, state: resumed.state, chance: play.chance() },
      seat,
      command,
    );
    const here = decide(
      game,
      { players: setup.players, state: play.state, chance: play.chance() },
      seat,
      command,
    );
    assert.deepEqual(there, here);
  }
}

/** Throws where a viewer of this game could tell it from another one that agrees with all they may know. */
export function checkSecrecy<S extends object, C extends Command, E extends GameEvent, V extends object>(
  specimen: Specimen<S, C, E, V>,
  setup: Setup,
  seed: string,
): void {
  const { game } = specimen;
  const { play, commands } = playOut(game, setup, seed);
  assert.ok(game.outcome(play.state));
  const random = new Random(seed, 'other worlds');
  const drawn = play.lines.map((line) => game.recordedChance(line)).filter((one) => one !== null);
  const real = { dealt: play.lines[0] as E, given: commands, drawn };
  // The whole game fixes much of what was hidden; its beginning leaves more to resample.
  const cuts = [random.fraction() / 3, random.fraction(), 1].map((share) =>
    Math.ceil(commands.length * share),
  );
  const parts = cuts.map((cut) => replay(specimen, setup, seed, commands.slice(0, cut)));
  for (const viewer of [null, ...Array.from({ length: setup.players }, (_, seat) => seat)]) {
    const heard = listen(specimen, setup, viewer, real);
    cuts.forEach((cut, index) => {
      const history = { setup, lines: parts[index]!.lines, given: commands.slice(0, cut) };
      const other = specimen.otherWorld(history, viewer, random);
      assertIndistinguishable(heard.slice(0, 1 + cut), listen(specimen, setup, viewer, other), viewer);
    });
  }
}

/** The game as it stood after these commands. */
export function replay<S extends object, C extends Command, E extends GameEvent, V extends object>(
  { game }: Specimen<S, C, E, V>,
  setup: Setup,
  seed: string,
  given: readonly Given<C>[],
): Play<S, C, E, V> {
  const play = Plays.deal(game, setup, seed);
  given.forEach(({ seat, command }, index) => {
    assert.ok(play.act(seat, command, index).ok);
  });
  return play;
}

const headerFor = (play: Play, setup: Setup) =>
  headerOf(
    play.game,
    setup,
    Array.from({ length: setup.players }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'human' as const })),
    play.seed,
  );

/** Events that only the table can complete (a signal's duration and witnesses) are not part of a bare play. */
const saveable = <S extends object, C extends Command, E extends GameEvent, V extends object>(
  { game }: Specimen<S, C, E, V>,
  play: Play<S, C, E, V>,
) => play.lines.filter((line) => !game.isWitnessed(line.e));

function textOf<S extends object, C extends Command, E extends GameEvent, V extends object>(
  play: Play<S, C, E, V>,
  setup: Setup,
): string {
  const lines = play.lines.filter((line) => !play.game.isWitnessed(line.e));
  return writeRecord(headerFor(play as unknown as Play, setup), lines);
}

function verifyText<S extends object, C extends Command, E extends GameEvent, V extends object>(
  { game }: Specimen<S, C, E, V>,
  text: string,
) {
  const read = readRecord(text.trimEnd().split('\n'), () => game as never);
  assert.ok(read.ok, JSON.stringify(read));
  return verify(read.record);
}
