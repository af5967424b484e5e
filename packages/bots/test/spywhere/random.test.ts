import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spywhereRules } from '@oeillade/games';
import { legalCommands, Play, Random, readSetup, seatsIn, seedFrom } from '@oeillade/kernel';
import { chooseInSpywhere, type SpywherePrompt } from '../../src/spywhere/random.ts';

type Command = spywhereRules.SpywhereCommand;

interface Choice {
  readonly prompt: SpywherePrompt;
  readonly chosen: Command;
}

/** Every choice of some games that random players played to their end. */
function* choices(games: number): Generator<Choice> {
  const { spywhere } = spywhereRules;
  const setup = readSetup(spywhere, 4, {});
  assert.ok(setup.ok);
  for (let number = 0; number < games; number++) {
    const seed = seedFrom(`random/${number}`);
    const play = Play.deal(spywhere, setup.setup, seed);
    const random = new Random(seed, 'players');
    while (!spywhere.outcome(play.state)) {
      const seat = random.pick(seatsIn(spywhere.awaited(play.state)));
      const view = spywhere.view(play.state, seat);
      const prompt = { view, legal: legalCommands(spywhere, play.state, seat), random };
      const chosen = chooseInSpywhere(prompt);
      yield { prompt, chosen };
      assert.ok(play.act(seat, chosen, 0).ok);
    }
  }
}

test('it chooses among the legal commands', () => {
  for (const { prompt, chosen } of choices(10)) assert.ok(prompt.legal.includes(chosen));
});

test('it never gives a card of its own for another while it holds others', () => {
  for (const { prompt, chosen } of choices(40)) {
    if (chosen.do !== 'exchange') continue;
    const { passports, hand } = prompt.view.own!;
    const isWaste = passports.includes(chosen.gave) && !passports.includes(chosen.took);
    assert.ok(!isWaste || hand.every((card) => passports.includes(card)));
  }
});

test('it attempts in the second half of the pile, and nothing that the clues rule out', () => {
  for (const { prompt, chosen } of choices(40)) {
    const { view } = prompt;
    if (chosen.do === 'attempt') assert.ok(view.pileSize < (5 * 18 - 4 * 3 - 5) / 2);
    const attempts = chosen.do === 'attempt' ? [chosen] : chosen.do === 'attempt-last' ? chosen.attempts : [];
    for (const { at, nation } of attempts) {
      assert.ok(!view.seats[at]!.clues.includes(nation) && !view.own!.passports.includes(nation));
    }
  }
});
