import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type GameId, gameIds } from '@oeillade/games';
import { Random, seedFrom } from '@oeillade/kernel';
import { botGame } from '../testkit/index.ts';
import { told } from './support.ts';

const PLAYERS: Readonly<Record<GameId, number>> = { zwinkern: 5, 'wink-agents': 4, wink: 6, spywhere: 4 };

describe('the table at any moment is the table as it was', () => {
  for (const game of gameIds) {
    test(`${game}: jumping about gives every view that going step by step gives`, () => {
      const { record } = botGame({ game, players: PLAYERS[game], seed: `jump ${game}` });
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

describe('what a seat sees in the story is what the table told it', () => {
  for (const rules of [{}, { turning: 0 }, { turning: 450, lasting: 300 }, { peripheral: true }]) {
    test(`gazes and signals with ${JSON.stringify(rules)}`, () => {
      const { record, heard } = botGame({ game: 'wink', players: 5, seed: 'seen', level: 'expert', rules });
      const story = told(record);
      assert.ok(story.kind === 'wink');
      let [gazes, signals] = [0, 0];
      for (const { seat, t, message } of heard) {
        if (message.m === 'eyes') {
          // Whoever looks elsewhere in the very millisecond of a tick may do so after it: the story knows the last look.
          const sights: readonly unknown[] = story.sceneAt(t, seat).sights;
          const isAfter = (one: number): boolean => story.eyes.lookAt(one, t).from === t;
          for (const { of, at } of message.sees.filter((gaze) => !isAfter(gaze.of) && !isAfter(seat))) {
            gazes++;
            assert.equal(sights[of], at ?? 'board');
          }
        } else if (message.m === 'signal') {
          signals++;
          const told = story.signals.find(
            (one) => one.seat === message.of && one.from <= t && one.until >= t,
          );
          assert.ok(told?.seenBy.includes(seat));
        }
      }
      assert.ok(gazes > 100 && signals > 5, `${gazes} gazes, ${signals} signals`);
    });
  }
});
