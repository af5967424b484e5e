import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beatAt } from '../../src/index.ts';
import { Evening, knownEvening, seatOf } from '../../testkit/wink-family/index.ts';
import { winkStory } from './support.ts';

const [ada, ben, cleo, dora] = [seatOf('Ada'), seatOf('Ben'), seatOf('Cleo'), seatOf('Dora')];

describe('an evening that is known to the millisecond', () => {
  const { evening, benHas, cleoHas } = knownEvening();
  const story = winkStory(evening.record());

  test('is told in the order of time', () => {
    assert.deepEqual(
      story.beats(null).map(({ t, told }) => [t, told.is]),
      [
        [0, 'dealt'],
        [1_000, 'called'],
        [3_000, 'signalled'],
        [3_800, 'nearly-seen'],
        [5_000, 'called'],
        [7_000, 'signalled'],
        [9_000, 'accused'],
        [10_000, 'called'],
        [11_000, 'called'],
        [12_000, 'designated'],
        [14_000, 'ended'],
      ],
    );
  });

  test('W-55 every call has its partner', () => {
    const [first, second] = story.calls;
    assert.deepEqual([first?.caller, first?.number, first?.partner], [ada, benHas, ben]);
    assert.deepEqual([second?.caller, second?.number, second?.partner], [ben, cleoHas, cleo]);
  });

  test('D-5 a signal names who received it and who else saw it', () => {
    const [bens, cleos] = story.signals;
    assert.deepEqual([bens?.from, bens?.until, bens?.isReceived, bens?.spies], [3_000, 3_800, true, []]);
    assert.deepEqual([cleos?.isReceived, cleos?.spies], [true, [dora]]);
  });

  test('Dora looked away 300 ms too early', () => {
    assert.deepEqual(story.signals[0]!.nearMisses, [{ who: dora, eyes: 'left-early', by: 300 }]);
  });

  test('an accusation knows what the accuser had seen', () => {
    const [accusation] = story.accusations;
    assert.deepEqual(
      [accusation?.seat, accusation?.named, accusation?.caller, accusation?.right],
      [dora, cleo, ben, true],
    );
    assert.equal(accusation?.saw.what, 'signal');
  });

  test('the best moments are found, with time and seats', () => {
    const [narrow, accusation, contact] = story.moments();
    assert.deepEqual(
      [narrow?.kind, narrow?.from, narrow?.seats],
      ['closest-escape', 2_700, [ben, ada, dora]],
    );
    assert.deepEqual([accusation?.kind, accusation?.from], ['boldest-accusation', 9_000]);
    assert.deepEqual(
      [narrow?.blink, accusation?.blink],
      [
        { from: 3_000, until: 3_800 },
        { from: 7_000, until: 7_800 },
      ],
    );
    assert.equal(contact?.blink, undefined, 'a long look needs no slow motion');
    // Ben and Cleo, from when both had turned until all went home.
    assert.deepEqual(
      [contact?.kind, contact?.from, contact?.until, contact?.seats],
      ['longest-contact', 6_200, 14_000, [ben, cleo]],
    );
  });

  test('the points follow what was won', () => {
    const points = story.points();
    assert.deepEqual(points[0], { t: 0, scores: [4, 4, 4, 4] });
    // Dora's accusation costs a spy card and brings two cards; the contact brings one to each.
    assert.deepEqual(points.at(-1), { t: 12_000, scores: [5, 5, 4, 5] });
  });

  test('attention, links and tallies count every look and every wink', () => {
    assert.deepEqual(story.attention()[dora], { faces: [0, 1_100, 8_000, 0], board: 4_900 });
    assert.deepEqual(story.links(), [
      { kind: 'contact', from: ben, to: ada, times: 1 },
      { kind: 'contact', from: cleo, to: ben, times: 1 },
      { kind: 'interception', from: dora, to: cleo, times: 1 },
    ]);
    assert.deepEqual(story.tallies()[ben], { given: 1, clean: 1, caught: 0, missed: 0 });
    assert.deepEqual(story.tallies()[cleo], { given: 1, clean: 0, caught: 1, missed: 0 });
  });

  test('D-3, D-4 a seat sees the eyes of the face it looks at, once it has turned', () => {
    const seen = (t: number) => story.sceneAt(t, dora).sights[ben];
    assert.equal(seen(1_599), 'hidden');
    assert.equal(seen(1_799), 'hidden');
    assert.equal(seen(1_800), 'board');
    assert.equal(seen(2_000), ada);
    assert.equal(seen(2_700), 'hidden');
  });

  test('D-10 a seat feels how many eyes rest on its face, once they have turned', () => {
    const felt = (t: number) => story.sceneAt(t, ben).felt;
    assert.deepEqual(felt(1_699), { count: 0, isMet: false });
    assert.deepEqual(felt(1_700), { count: 1, isMet: false }, 'Ada looks, and he at the board');
    assert.deepEqual(felt(1_799), { count: 1, isMet: false }, 'Dora is still turning');
    assert.deepEqual(felt(1_800), { count: 2, isMet: false });
    assert.deepEqual(felt(2_200), { count: 2, isMet: true }, 'he has turned to Ada');
    assert.deepEqual(felt(2_700), { count: 1, isMet: true }, 'Dora looks away, and Ada is the only one');
  });

  test('D-10 whoever sees everything feels nothing, and neither does anybody at a blind table', () => {
    assert.equal(story.sceneAt(2_200, null).felt, null);
    const blind = new Evening({ rules: { felt: false } });
    blind.at(1_000).looks('Ada', 'Ben');
    assert.equal(winkStory(blind.at(2_000).ends().record()).sceneAt(1_500, ben).felt, null);
  });

  test('D-6 a seat is told of the signals that it saw or made, and not of who else saw them', () => {
    const signals = (seat: number | null) =>
      story.beats(seat).flatMap(({ told }) => (told.is === 'signalled' ? [told] : []));
    assert.equal(signals(null).length, 2);
    assert.deepEqual(
      signals(dora).map(({ signal, seen }) => [signal.seat, seen]),
      [[cleo, null]],
    );
    assert.deepEqual(
      signals(ben).map(({ signal }) => signal.seat),
      [ben, cleo],
    );
    assert.ok(story.beats(dora).every(({ told }) => told.is !== 'nearly-seen'));
  });

  test('a flash lasts as long as the signal, for those who see it', () => {
    const flashes = (t: number, seat: number | null) =>
      story.sceneAt(t, seat).signals.map((signal) => signal.seat);
    assert.deepEqual(flashes(2_999, null), []);
    assert.deepEqual(flashes(3_000, null), [ben]);
    assert.deepEqual(flashes(3_799, ada), [ben]);
    assert.deepEqual(flashes(3_400, dora), []);
    assert.deepEqual(flashes(3_800, null), []);
  });

  test('hands are open, or only those of one seat', () => {
    assert.ok(story.sceneAt(500, null).hands.every((hand) => hand?.length === 8));
    assert.deepEqual(
      story.sceneAt(500, ben).hands.map((hand) => hand !== null),
      [false, true, false, false],
    );
  });

  test('the beat of a moment is the last one told', () => {
    const beats = story.beats(null);
    assert.equal(beats[beatAt(beats, 6_999)]?.t, 5_000);
    assert.equal(beats[beatAt(beats, 7_000)]?.t, 7_000);
    assert.equal(beatAt(beats, -1), -1);
  });
});

describe('what an accuser had seen', () => {
  test('nothing: the boldest of all', () => {
    const evening = new Evening();
    const benHas = evening.hand('Ben')[0]!;
    evening.at(1_000).calls('Ada', benHas);
    evening.at(2_000).accuses('Dora', 'Ben', benHas);
    const [accusation] = winkStory(evening.record()).accusations;
    assert.deepEqual([accusation?.right, accusation?.saw], [true, { what: 'nothing' }]);
    const boldest = winkStory(evening.record())
      .moments()
      .find(({ kind }) => kind === 'boldest-accusation');
    assert.equal(boldest?.blink, undefined, 'there is no wink to be shown again');
  });

  test('only eyes that met', () => {
    const evening = new Evening();
    const benHas = evening.hand('Ben')[0]!;
    evening.at(1_000).calls('Ada', benHas);
    evening.at(1_000).looks('Dora', 'Ben').looks('Ben', 'Ada');
    evening.at(2_000).accuses('Dora', 'Ben', benHas);
    const [accusation] = winkStory(evening.record()).accusations;
    assert.deepEqual(accusation?.saw, { what: 'eyes', ms: 800 });
  });

  test('a wink of the accused for somebody else’s call', () => {
    const evening = new Evening();
    const [one, other] = evening.hand('Cleo') as [number, number];
    evening.at(1_000).calls('Ada', one);
    evening.at(2_000).calls('Ben', other);
    evening.at(2_000).looks('Cleo', 'Ada').looks('Dora', 'Cleo');
    evening.at(3_000).winks('Cleo', 'Ada');
    evening.at(5_000).accuses('Dora', 'Cleo', other);
    const [accusation] = winkStory(evening.record()).accusations;
    assert.equal(accusation?.saw.what, 'other-signal');
  });
});

test('D-7 with peripheral vision everybody sees where everybody looks', () => {
  const evening = new Evening({ rules: { peripheral: true } });
  evening.at(1_000).looks('Ada', 'Ben');
  evening.at(2_000).calls('Ada', evening.hand('Ben')[0]!);
  assert.equal(winkStory(evening.record()).sceneAt(1_500, cleo).sights[ada], ben);
});

test('D-1 at a table of real faces nothing is known of eyes', () => {
  const evening = new Evening({ options: { first: 0, channel: 'faces' } });
  evening.at(1_000).calls('Ada', evening.hand('Ben')[0]!);
  const story = winkStory(evening.record());
  assert.equal(story.eyes.areKnown, false);
  assert.deepEqual(story.moments(), []);
});
