import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botGame } from '@oeillade/catalogue/testkit';
import { winkStory } from '../support.ts';

describe('what a seat sees in the story is what the table told it', () => {
  for (const rules of [{}, { turning: 0 }, { turning: 450, lasting: 300 }, { peripheral: true }]) {
    test(`gazes and signals with ${JSON.stringify(rules)}`, () => {
      const { record, heard } = botGame({ game: 'wink', players: 5, seed: 'seen', level: 'expert', rules });
      const story = winkStory(record);
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
