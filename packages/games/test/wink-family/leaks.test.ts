import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isFound } from '@oeillade/kernel/testkit';
import { handOf } from '../../src/wink-family/state.ts';
import { specimens } from './specimens.ts';

const specimenOf = (id: string) => {
  const specimen = specimens.find(({ game }) => game.facts.id === id);
  assert.ok(specimen);
  return specimen;
};

describe('the leak test finds a leak', () => {
  const zwinkern = specimenOf('zwinkern');
  const wink = specimenOf('wink');

  test('zwinkern: the view shows the smallest number of the next seat', () =>
    isFound(zwinkern, {
      view: (state, viewer) => {
        const next = ((viewer ?? 0) + 1) % state.deal.players;
        return { ...zwinkern.game.view(state, viewer), hint: Math.min(...handOf(state, next)) };
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
});
