import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { LULL, MANNERS } from '../../src/face/manners.ts';
import { BotFace, type Occasion } from '../../src/index.ts';

const OCCASIONS = Object.keys(MANNERS) as Occasion[];
const BEGIN = 1_000_000;

const faceOf = (seed: string, occasion: Occasion | null): BotFace =>
  new BotFace({ seat: 2, random: new Random(seedFrom(seed), 'face'), occasionOf: () => occasion });

const seeds = Array.from({ length: 400 }, (_, index) => `${index}`);

/** When and how somebody with this chance takes it; null where they show nothing. */
function taken(seed: string, occasion: Occasion): { readonly wait: number; readonly shows: string } | null {
  const face = faceOf(seed, occasion);
  face.hear({}, BEGIN);
  const at = face.wakeAt();
  if (at === Number.POSITIVE_INFINITY) return null;
  assert.equal(face.act(at - 1), null, 'not before its time');
  return { wait: at - BEGIN, shows: face.act(at)!.reaction };
}

describe('the face of a bot', () => {
  for (const occasion of OCCASIONS) {
    const { chance, after, shows } = MANNERS[occasion];

    test(`${occasion}: sparingly, after as long as a person needs, and with one of its faces`, () => {
      const all = seeds.flatMap((seed) => taken(seed, occasion) ?? []);
      const share = all.length / seeds.length;
      assert.ok(Math.abs(share - chance) < 0.1, `${share} instead of ${chance}`);
      assert.ok(all.every(({ wait }) => wait >= after.least));
      assert.deepEqual(new Set(all.map((one) => one.shows)), new Set(shows));
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

  test('rests a while after each reaction, however much happens', () => {
    const face = faceOf('busy', 'is-guessed-at');
    let last = Number.NEGATIVE_INFINITY;
    let shown = 0;
    for (let now = BEGIN; now < BEGIN + 300_000; now += 100) {
      face.hear({}, now);
      if (!face.act(now)) continue;
      assert.ok(now - last >= LULL);
      last = now;
      shown++;
    }
    assert.ok(shown > 5);
  });
});
