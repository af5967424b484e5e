import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { LULL, MANNERS } from '../../src/face/manners.ts';
import { BotFace, type Expression, type Occasion } from '../../src/index.ts';

const OCCASIONS = Object.keys(MANNERS) as Occasion[];
const BEGIN = 1_000_000;

const SILENT = 0;
const TALKATIVE = 0.8;

const faceOf = (seed: string, occasion: Occasion | null, talkativeness = SILENT): BotFace =>
  new BotFace({
    seat: 2,
    talkativeness,
    random: new Random(seedFrom(seed), 'face'),
    occasionOf: () => occasion,
  });

/** Something that pages play for a while. */
const STAGED = { occasion: 'finds-partner', after: { least: 4_000, typical: 5_000 } } as const;

const seeds = Array.from({ length: 400 }, (_, index) => `${index}`);

interface Taken {
  readonly wait: number;
  readonly does: Expression;
}

/** What somebody does about it, with this chance, and when. */
function taken(seed: string, occasion: Occasion, talkativeness = SILENT): Taken[] {
  const face = faceOf(seed, occasion, talkativeness);
  face.hear({}, BEGIN);
  const all: Taken[] = [];
  for (let at = face.wakeAt(); at < Number.POSITIVE_INFINITY; at = face.wakeAt()) {
    assert.deepEqual(face.act(at - 1), [], 'not before its time');
    all.push(...face.act(at).map((does) => ({ wait: at - BEGIN, does })));
  }
  return all;
}

const reactions = (all: readonly Taken[]): string[] =>
  all.flatMap(({ does }) => (does.ask === 'react' ? [does.reaction] : []));
const words = (all: readonly Taken[]): (string | undefined)[] =>
  all.flatMap(({ does }) => (does.ask === 'say' ? [does.phrase] : []));

describe('the face of a bot', () => {
  for (const occasion of OCCASIONS) {
    const { chance, after, shows, says } = MANNERS[occasion];

    test(`${occasion}: sparingly, after as long as a person needs, and with one of its faces`, () => {
      const all = seeds.flatMap((seed) => taken(seed, occasion));
      const share = all.length / seeds.length;
      assert.ok(Math.abs(share - chance) < 0.1, `${share} instead of ${chance}`);
      assert.ok(all.every(({ wait }) => wait >= after.least));
      assert.deepEqual(new Set(reactions(all)), new Set(shows));
      assert.deepEqual(words(all), [], 'whoever is not of the cast has no lines');
    });

    test(`${occasion}: those of the cast have a word to say of it${says ? '' : ' to nobody'}`, () => {
      const all = seeds.flatMap((seed) => taken(seed, occasion, TALKATIVE));
      const said = words(all);
      assert.ok(said.every((phrase) => phrase === `voice-${says}`));
      const share = said.length / seeds.length;
      assert.ok(Math.abs(share - (says ? TALKATIVE : 0)) < 0.1, `${share}`);
      assert.ok(all.every(({ wait }) => wait >= after.least));
    });
  }

  test('does the same again with the same chance', () => {
    for (const seed of seeds.slice(0, 50)) {
      assert.deepEqual(taken(seed, 'is-caught'), taken(seed, 'is-caught'));
    }
  });

  test('keeps still where an announcement means nothing to its seat', () => {
    const face = faceOf('still', null);
    for (let nth = 0; nth < 100; nth++) face.hear({}, BEGIN + nth);
    assert.equal(face.wakeAt(), Number.POSITIVE_INFINITY);
  });

  test('rests a while after each reaction and each word, however much happens', () => {
    const face = faceOf('busy', 'is-guessed-at', TALKATIVE);
    const times: Record<Expression['ask'], number[]> = { react: [], say: [] };
    for (let now = BEGIN; now < BEGIN + 600_000; now += 100) {
      if (now % 3_000 === 0) face.hear({}, now);
      for (const { ask } of face.act(now)) times[ask].push(now);
    }
    for (const all of Object.values(times)) {
      assert.ok(all.length > 5);
      assert.ok(all.slice(1).every((at, before) => at - all[before]! >= LULL));
    }
  });

  test('what is staged is shown by no face before pages have played it', () => {
    const waits = seeds.flatMap((seed) => {
      const random = new Random(seedFrom(seed), 'face');
      const face = new BotFace({ seat: 2, talkativeness: TALKATIVE, random, occasionOf: () => STAGED });
      face.hear({}, BEGIN);
      return face.wakeAt() === Number.POSITIVE_INFINITY ? [] : [face.wakeAt() - BEGIN];
    });
    assert.ok(waits.length > 0 && waits.every((wait) => wait >= STAGED.after.least));
  });
});
