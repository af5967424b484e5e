import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botGame, library } from '@oeillade/catalogue/testkit';
import { Random, seedFrom } from '@oeillade/kernel';
import { told } from './support.ts';

/** At tables of four where the game allows it. */
const USUAL = 4;

describe('the table at any moment is the table as it was', () => {
  for (const { id: game, players } of library.labels) {
    test(`${game}: jumping about gives every view that going step by step gives`, () => {
      const { record } = botGame({
        game,
        players: Math.max(players.min, Math.min(USUAL, players.max)),
        seed: `jump ${game}`,
      });
      const { timeline } = told(record);
      const { game: rules, setup, lines } = timeline.record;
      const viewers = [null, ...Array.from({ length: setup.players }, (_, seat) => seat)];
      const state = rules.begin(setup, lines[0]!);
      const stepwise = lines.map((line, index) => {
        if (index > 0) rules.fold(state, line);
        return viewers.map((viewer) => JSON.stringify(rules.view(state, viewer)));
      });
      const random = new Random(seedFrom(game), 'jumps');
      for (let jump = 0; jump < 400; jump++) {
        const t = random.below(timeline.end + 1_000);
        const line = timeline.lineAt(t);
        assert.ok(lines[line]!.t <= t && (lines[line + 1]?.t ?? Number.POSITIVE_INFINITY) > t);
        const at = random.below(viewers.length);
        assert.equal(JSON.stringify(timeline.view(t, viewers[at]!)), stepwise[line]![at]);
      }
    });
  }
});
