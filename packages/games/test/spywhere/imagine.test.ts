import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalCommands, Play, Random, seatsIn, seedFrom } from '@oeillade/kernel';
import { spywhere } from '../../src/spywhere/index.ts';
import { setupOf } from './table.ts';

for (const players of [2, 3, 4, 5, 6]) {
  test(`with ${players} players a view tells all that its seat may do, from the deal to the end`, () => {
    for (let index = 0; index < 5; index++) {
      const seed = seedFrom(`imagine ${index}`);
      const random = new Random(seed, 'players');
      const play = Play.deal(spywhere, setupOf(players), seed);
      for (let t = 0; ; t++) {
        for (const viewer of [...Array(players).keys(), null]) {
          const seen = spywhere.view(play.state, viewer);
          const imagined = spywhere.imagine(setupOf(players), seen);
          assert.deepEqual(spywhere.view(imagined, viewer), seen);
          if (viewer === null) continue;
          assert.deepEqual(
            legalCommands(spywhere, imagined, viewer),
            legalCommands(spywhere, play.state, viewer),
          );
        }
        if (spywhere.outcome(play.state)) break;
        const seat = random.pick(seatsIn(spywhere.awaited(play.state)));
        play.act(seat, random.pick(legalCommands(spywhere, play.state, seat)), t);
      }
    }
  });

  test(`with ${players} players stand-ins play by the rules until the pile is used up`, () => {
    const seed = seedFrom('stand-in');
    const random = new Random(seed, 'stand-in');
    const play = Play.deal(spywhere, setupOf(players), seed);
    for (let t = 0; !spywhere.outcome(play.state); t++) {
      const seat = random.pick(seatsIn(spywhere.awaited(play.state)));
      const move = spywhere.standIn(play.state, seat, random, { isAway: true });
      const command = spywhere.toCommand(play.state, seat, move);
      assert.ok(play.act(seat, command, t).ok, JSON.stringify({ seat, command }));
    }
    assert.deepEqual(spywhere.view(play.state, null).closed, { why: 'pile', by: null });
  });
}
