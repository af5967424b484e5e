import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type Command, type GameEvent, Random, type Setup, seedFrom, type Viewer } from '../src/index.ts';
import { checkSecrecy, replay, setupsOf } from './conformance.ts';
import { playOut } from './random-game.ts';
import type { Specimen } from './specimen.ts';

const SEEDS = Array.from({ length: 6 }, (_, index) => seedFrom(`specimen ${index}`));

/** Some random games, each with another one for every viewer that they cannot tell from it. */
export function* worldsOf<S extends object, C extends Command, E extends GameEvent, V extends object>(
  specimen: Specimen<S, C, E, V>,
) {
  for (const setup of setupsOf(specimen)) {
    for (const seed of SEEDS) {
      const { commands } = playOut(specimen.game, setup, seed);
      const random = new Random(seed, 'worlds');
      const asked = commands.slice(0, Math.ceil(commands.length * random.fraction()));
      const { lines } = replay(specimen, setup, seed, asked);
      const drawn = lines.map((line) => specimen.game.recordedChance(line)).filter((one) => one !== null);
      for (const viewer of [null, ...Array.from({ length: setup.players }, (_, seat) => seat)]) {
        const {
          dealt,
          given,
          drawn: otherwise,
        } = specimen.otherWorld({ setup, lines, given: asked }, viewer, random);
        const { t: _, ...real } = lines[0] as E & { t: number };
        const { t: __, ...other } = dealt as E & { t: number };
        yield { real, other, asked, given, drawn, otherwise };
      }
    }
  }
}

/** Puts a leak into the game: some random game must show it. */
export function isFound<S extends object, C extends Command, E extends GameEvent, V extends object>(
  specimen: Specimen<S, C, E, V>,
  leak: {
    readonly view?: (state: S, viewer: Viewer) => V;
    readonly disclose?: (event: E, viewer: Viewer) => object | null;
  },
): void {
  const leaky: Specimen<S, C, E, V> = { ...specimen, game: { ...specimen.game, ...leak } };
  assert.throws(() => {
    for (const setup of sample(setupsOf(leaky))) for (const seed of SEEDS) checkSecrecy(leaky, setup, seed);
  }, /can tell two worlds apart/);
}

/** The smallest and the largest table with each of their options. */
const sample = (setups: readonly Setup[]): Setup[] =>
  setups.filter(({ players }) => players === setups[0]!.players || players === setups.at(-1)!.players);

/** A leak test that resamples nothing would prove nothing. */
export function otherWorldsDiffer(specimen: Specimen): void {
  test(`${specimen.game.facts.id}: other worlds really differ, for most viewers in what chance gave`, () => {
    const same = [...worldsOf(specimen)].map(({ real, other, drawn, otherwise }) =>
      isDeepStrictEqual([real, drawn], [other, otherwise]),
    );
    assert.ok(same.filter((isSame) => isSame).length < same.length / 4, `of ${same.length} worlds`);
  });
}
