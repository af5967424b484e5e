import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Command, type GameEvent, Random, type Setup, seedFrom, type Viewer } from '@oeillade/kernel';
import { checkSecrecy, playOut, replay, type Specimen, setupsOf } from '@oeillade/kernel/testkit';
import type { Dealt as SpywhereDealt } from '../../src/spywhere/index.ts';
import { handOf, pileOf } from '../../src/spywhere/state.ts';
import { handOf as twinsOf } from '../../src/wink-family/state.ts';
import { specimens } from './index.ts';

const SEEDS = Array.from({ length: 6 }, (_, index) => seedFrom(`specimen ${index}`));

/** A leak test that resamples nothing, or is fooled by any leak, would prove nothing. */
describe('other worlds really differ', () => {
  for (const [id, specimen] of Object.entries(specimens) as [string, Specimen][]) {
    test(`${id}: for most viewers in the hidden cards of the deal`, () => {
      const same = [...worldsOf(specimen)].map(
        ({ real, other }) => JSON.stringify(real) === JSON.stringify(other),
      );
      assert.ok(same.filter((isSame) => isSame).length < same.length / 4, `of ${same.length} worlds`);
    });
  }

  test('spywhere: in passports, in hands, in the pile, in guesses and in what a shuffle gave', () => {
    const differing = { passports: 0, hands: 0, pile: 0, given: 0, shuffles: 0 };
    for (const { real, other, asked, given, shuffled, shuffles } of worldsOf(specimens.spywhere)) {
      const [here, there] = [real, other] as [SpywhereDealt, SpywhereDealt];
      for (const key of ['passports', 'hands', 'pile'] as const) {
        if (JSON.stringify(here[key]) !== JSON.stringify(there[key])) differing[key]++;
      }
      if (JSON.stringify(asked) !== JSON.stringify(given)) differing.given++;
      if (JSON.stringify(shuffled) !== JSON.stringify(shuffles)) differing.shuffles++;
    }
    for (const [what, times] of Object.entries(differing)) assert.ok(times > 10, `${what}: ${times}`);
  });
});

function* worldsOf<S extends object, C extends Command, E extends GameEvent, V extends object>(
  specimen: Specimen<S, C, E, V>,
) {
  for (const setup of setupsOf(specimen)) {
    for (const seed of SEEDS) {
      const { commands } = playOut(specimen.game, setup, seed);
      const random = new Random(seed, 'worlds');
      const asked = commands.slice(0, Math.ceil(commands.length * random.fraction()));
      const { lines } = replay(specimen, setup, seed, asked);
      const shuffled = lines
        .map((line) => specimen.game.recordedShuffle(line))
        .filter((pile) => pile !== null);
      for (const viewer of [null, ...Array.from({ length: setup.players }, (_, seat) => seat)]) {
        const { dealt, given, shuffles } = specimen.otherWorld(
          { setup, lines, given: asked },
          viewer,
          random,
        );
        const { t: _, ...real } = lines[0] as E & { t: number };
        const { t: __, ...other } = dealt as E & { t: number };
        yield { real, other, asked, given, shuffled, shuffles };
      }
    }
  }
}

describe('the leak test finds a leak', () => {
  const { zwinkern, wink, spywhere } = specimens;

  test('zwinkern: the view shows the smallest number of the next seat', () =>
    isFound(zwinkern, {
      view: (state, viewer) => {
        const next = ((viewer ?? 0) + 1) % state.deal.players;
        return { ...zwinkern.game.view(state, viewer), hint: Math.min(...twinsOf(state, next)) };
      },
    }));

  test('zwinkern: a watcher, and nobody else, sees the undealt cards', () =>
    isFound(zwinkern, {
      view: (state, viewer) => ({
        ...zwinkern.game.view(state, viewer),
        ...(viewer === null ? { left: state.deal.left } : {}),
      }),
    }));

  test('wink: everybody is told of a signal', () =>
    isFound(wink, {
      disclose: (event, viewer) => (event.e === 'signalled' ? event : wink.game.disclose(event, viewer)),
    }));

  test('wink: the deal shows what is left', () =>
    isFound(wink, {
      disclose: (event, viewer) =>
        event.e === 'dealt'
          ? { ...wink.game.disclose(event, viewer), left: event.left }
          : wink.game.disclose(event, viewer),
    }));

  for (const [what, kind] of [
    ['which card was drawn', 'drew'],
    ['which nationality was guessed', 'attempted'],
    ['the last attempts', 'attempted-last'],
    ['the order of the pile after shuffling', 'returned'],
  ] as const) {
    test(`spywhere: everybody is told ${what}`, () =>
      isFound(spywhere, {
        disclose: (event, viewer) => (event.e === kind ? event : spywhere.game.disclose(event, viewer)),
      }));
  }

  test('spywhere: how many last attempts somebody made', () =>
    isFound(spywhere, {
      disclose: (event, viewer) => {
        const told = spywhere.game.disclose(event, viewer);
        return event.e === 'attempted-last' ? { ...told, count: event.attempts.length } : told;
      },
    }));

  test('spywhere: the view shows the next card, a hand, or a passport', () => {
    isFound(spywhere, {
      view: (state, viewer) => ({
        ...spywhere.game.view(state, viewer),
        next: pileOf(state.cells)[0] ?? null,
      }),
    });
    isFound(spywhere, {
      view: (state, viewer) => ({
        ...spywhere.game.view(state, viewer),
        hand: handOf(state.cells, 0).length > 3 && handOf(state.cells, 0)[0],
      }),
    });
    isFound(spywhere, {
      view: (state, viewer) => ({ ...spywhere.game.view(state, viewer), passport: state.deal.passports[1] }),
    });
  });
});

/** Puts the leak into the game: some random game must show it. */
function isFound<S extends object, C extends Command, E extends GameEvent, V extends object>(
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
