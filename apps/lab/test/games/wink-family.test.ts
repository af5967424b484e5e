import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@oeillade/games/wink-family';
import { plain } from '../../src/draw/ink.ts';
import { ReplayedGame } from '../../src/replay/replayed-game.ts';
import { lineupOf } from '../../src/simulation/lineup.ts';
import { job, kindsIn, recordOf, records, standingsOf } from '../support.ts';
import { hidesHandsOfOthers } from './swapped-hands.ts';

const editions = Object.keys(games);

for (const game of editions) {
  test(`${game}: random players look, call, signal, designate and accuse, rightly and wrongly`, async () => {
    const text = await records(game, 5, 25);
    const kinds = kindsIn(text);
    for (const kind of ['dealt', 'looked', 'called', 'signalled', 'designated', 'accused', 'ended'])
      assert.ok(kinds.has(kind), kind);
    for (const kind of ['designated', 'accused']) {
      for (const right of [true, false]) assert.match(text, new RegExp(`"e":"${kind}".*"right":${right}`));
    }
  });

  test(`${game}: whoever sees with the eyes of a seat does not see the hands of others`, async () => {
    hidesHandsOfOthers(await recordOf(game, 5));
  });
}
test('with --seat no hand of another seat is shown before the end, and no signal that it did not see', async () => {
  const record = await recordOf('wink', 5);
  const story = new ReplayedGame(record, plain);
  const steps = story.steps(1);
  for (const { line } of steps.filter(({ line }) => line < record.lines.length - 2)) {
    const hands = story
      .draw(line, 1)
      .join('\n')
      .match(/unseen|no card left/g);
    assert.ok(hands!.length >= 4, 'the four other hands are hidden');
  }
  const shown = new Set(steps.map(({ line }) => line));
  record.lines.forEach((line, index) => {
    if (line.e !== 'signalled') return;
    const { seat, seenBy } = line as unknown as { seat: number; seenBy: number[] };
    assert.equal(shown.has(index), seat === 1 || seenBy.includes(1));
  });
  assert.ok(steps.every(({ sentence }) => !sentence.includes('seen by')));
});

test('wink family: what is counted fits together', async () => {
  const standings = await standingsOf(
    job('zwinkern', 5, 5, { lineup: lineupOf(['expert', 'random'], 5), rotates: true }),
  );
  const did = (deed: string) => standings.did(deed);
  assert.ok(did('calls') >= did('contacts') + did('wrong names'));
  assert.ok(did('signals') >= did('signals received') && did('signals') >= did('signals given away'));
  assert.ok(did('signals intercepted') >= did('signals given away') && did('signals given away') > 0);
  assert.ok(did('calls') >= standings.turns.mean * standings.games * 0.9);
});
