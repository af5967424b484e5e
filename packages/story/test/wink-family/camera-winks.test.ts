import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Evening, seatOf } from '../../testkit/wink-family/index.ts';
import { winkStory } from './support.ts';

const [ada, ben, cleo, dora] = [seatOf('Ada'), seatOf('Ben'), seatOf('Cleo'), seatOf('Dora')];

/** Ada calls a card of Ben's, who winks with his own eyes while Cleo spies; Dora winks at Ada for nothing, and nods at the board. */
function livingEvening() {
  const evening = new Evening({ options: { first: 0, channel: 'living' } });
  evening.at(1_000).calls('Ada', evening.hand('Ben')[0]!);
  evening.at(1_500).looks('Ada', 'Ben').looks('Cleo', 'Ben');
  evening.at(2_000).looks('Ben', 'Ada').looks('Dora', 'Ada');
  evening.at(3_000).winksForReal('Ben');
  evening.at(4_000).winksForReal('Dora');
  evening.at(4_500).looks('Dora', 'board');
  evening.at(5_000).winksForReal('Dora', 'nod');
  evening.at(6_000).accuses('Cleo', 'Ben', evening.hand('Ben')[0]!);
  evening.at(8_000).ends();
  return winkStory(evening.record());
}

describe('D-44 winks of real eyes in the story of a game', () => {
  const story = livingEvening();

  test('one that answers a call is a signal, seen by its camera', () => {
    const [bens, ...more] = story.signals;
    assert.deepEqual(more, []);
    const { seat, to, isByCamera, isReceived, spies, from } = bens!;
    assert.deepEqual(
      { seat, to, isByCamera, isReceived, spies, from },
      {
        seat: ben,
        to: ada,
        isByCamera: true,
        isReceived: true,
        spies: [cleo],
        from: 3_000,
      },
    );
    assert.deepEqual(story.accusations[0]!.saw.what, 'signal');
    assert.equal(story.tallies()[ben]!.caught, 1);
  });

  test('what answers none is told, and counts for nothing', () => {
    assert.deepEqual(
      story.strays.map(({ seat, to, signal, seenBy }) => ({ seat, to, signal, seenBy })),
      [
        { seat: dora, to: ada, signal: 'wink', seenBy: [] },
        { seat: dora, to: null, signal: 'nod', seenBy: [] },
      ],
    );
    assert.deepEqual(story.tallies()[dora], { given: 0, clean: 0, caught: 0, missed: 0 });
    assert.ok(story.links().every(({ from, to }) => from !== dora && to !== dora));
  });

  test('the replay shows each for a moment, to whoever saw it', () => {
    const shown = (t: number, viewer: number | null) => story.signalsAt(t, viewer).map(({ seat }) => seat);
    assert.deepEqual(shown(3_100, null), [ben]);
    assert.deepEqual(shown(3_100, cleo), [ben]);
    assert.deepEqual(shown(3_100, dora), []);
    assert.deepEqual(shown(4_100, null), [dora]);
    assert.deepEqual(shown(4_100, ada), []);
    assert.deepEqual(shown(4_700, null), []);
  });

  test('D-6 it is told to those who saw it and whoever made it', () => {
    const kinds = (viewer: number | null) =>
      story
        .beats(viewer)
        .flatMap(({ told }) => (told.is === 'signalled' || told.is === 'winked' ? told.is : []));
    assert.deepEqual(kinds(null), ['signalled', 'winked', 'winked']);
    assert.deepEqual(kinds(cleo), ['signalled']);
    assert.deepEqual(kinds(dora), ['winked', 'winked']);
  });

  test('a signal that nobody agreed on answers no call', () => {
    const evening = new Evening({ options: { first: 0, channel: 'living' } });
    evening.at(1_000).calls('Ada', evening.hand('Ben')[0]!);
    evening.at(2_000).looks('Ben', 'Ada');
    evening.at(3_000).winksForReal('Ben', 'nod');
    evening.at(4_000).ends();
    const told = winkStory(evening.record());
    assert.deepEqual([told.signals.length, told.strays.length], [0, 1]);
  });
});
