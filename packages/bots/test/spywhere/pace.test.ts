import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as spywhereRules from '@oeillade/games/spywhere';
import { legalCommands, Random, seedFrom } from '@oeillade/kernel';
import { guisesOf } from '../../src/spywhere/habits/index.ts';
import { mindOf } from '../../src/spywhere/levels.ts';
import { OPTIONS } from './party.ts';

const { spywhere } = spywhereRules;

type Nation = spywhereRules.Nation;
type Event = spywhereRules.SpywhereEvent;

const cards = (nation: Nation, count: number): Nation[] => Array.from({ length: count }, () => nation);

interface Holdings {
  /** Cards of their own in the hands of the Italian, who decides, and of the Frenchman. */
  readonly italian: number;
  readonly french: number;
}

/**
 * Three players who have read each other: Italian, French, Japanese. The Italian has attempted the Frenchman, and may end
 * the game with an attempt at the Japanese.
 */
function decides(level: 'expert' | 'shark', { italian, french }: Holdings): string {
  const dealt: spywhereRules.Dealt = {
    e: 'dealt',
    out: 'usa',
    passports: [['italy'], ['france'], ['japan']],
    hands: [
      [...cards('italy', italian), 'germany'],
      [...cards('france', french), 'germany', 'germany'],
      cards('britain', 3),
    ],
    market: ['germany', 'britain', 'britain', 'germany', 'japan'],
    pile: [...cards('germany', 6), ...cards('britain', 6), ...cards('japan', 8), ...cards('france', 4)],
    first: 0,
  };
  const setup = { players: 3, options: { ...OPTIONS, first: 0 } as const };
  const state = spywhere.begin(setup, dealt);
  const mind = mindOf(level, {
    seat: 0,
    ...setup,
    random: new Random(seedFrom('pace'), 'mind'),
    guises: guisesOf(3),
    view: () => spywhere.view(state, 0),
  });
  const hears = (event: Event): void => mind.notice(spywhereRules.disclose(event, 0), false);
  const happens = (event: Event): void => {
    spywhere.fold(state, event);
    hears(event);
  };
  hears(dealt);
  const proves = (seat: number, nation: Nation): void => {
    hears({ e: 'eliminated', seat, nation });
    hears({ e: 'filled', cards: cards(nation, 3) });
  };
  for (const nation of ['japan', 'britain', 'germany'] as const) proves(1, nation);
  for (const nation of ['france', 'britain', 'germany'] as const) proves(2, nation);
  for (let taken = 0; taken < french; taken++)
    hears({ e: 'exchanged', seat: 1, gave: 'germany', took: 'france' });
  for (const seat of [0, 1, 2]) {
    happens({ e: 'drew', seat, card: 'germany', why: 'turn' });
    happens({ e: 'exchanged', seat, gave: 'germany', took: 'germany' });
    if (seat === 0) happens({ e: 'attempted', seat, at: 1, nation: 'france' });
    happens({ e: 'turn-ended', seat });
  }
  happens({ e: 'drew', seat: 0, card: 'germany', why: 'turn' });
  happens({ e: 'exchanged', seat: 0, gave: 'germany', took: 'germany' });
  const view = spywhere.view(state, 0);
  const legal = legalCommands(spywhere, state, 0);
  for (let slice = 0; slice < 100; slice++) {
    const command = mind.choose(view, legal);
    if (command !== null) return command.do;
  }
  throw new Error('It never came to a decision.');
}

test('experts and sharks who are ahead end the game', () => {
  for (const level of ['expert', 'shark'] as const) {
    assert.equal(decides(level, { italian: 5, french: 0 }), 'attempt');
  }
});

test('an expert who is behind goes on', () => {
  assert.equal(decides('expert', { italian: 1, french: 8 }), 'end-turn');
});
