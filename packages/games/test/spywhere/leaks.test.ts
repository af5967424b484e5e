import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isFound, worldsOf } from '@oeillade/kernel/testkit';
import type { Dealt } from '../../src/spywhere/index.ts';
import { handOf, pileOf } from '../../src/spywhere/state.ts';
import { specimen as spywhere } from './specimens.ts';

test('other worlds differ in passports, in hands, in the pile, in guesses and in what a shuffle gave', () => {
  const differing = { passports: 0, hands: 0, pile: 0, given: 0, shuffles: 0 };
  for (const { real, other, asked, given, drawn, otherwise } of worldsOf(spywhere)) {
    const [here, there] = [real, other] as [Dealt, Dealt];
    for (const key of ['passports', 'hands', 'pile'] as const) {
      if (JSON.stringify(here[key]) !== JSON.stringify(there[key])) differing[key]++;
    }
    if (JSON.stringify(asked) !== JSON.stringify(given)) differing.given++;
    if (JSON.stringify(drawn) !== JSON.stringify(otherwise)) differing.shuffles++;
  }
  for (const [what, times] of Object.entries(differing)) assert.ok(times > 10, `${what}: ${times}`);
});

describe('the leak test finds a leak', () => {
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
