import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAST, COSTUME_PIECES, type Costume, type CostumeKind } from '@oeillade/table';
import fc from 'fast-check';
import { costumeOf, figureOf } from '../../src/ui/art/guests/costume/figure.ts';
import { faceOf } from '../../src/ui/art/guests/faces.ts';
import { castFor } from '../../src/ui/cast.ts';

const KINDS = Object.keys(COSTUME_PIECES) as CostumeKind[];

test('a face and a costume come back out of their figure', () => {
  const costume = fc.record(
    Object.fromEntries(KINDS.map((kind) => [kind, fc.constantFrom<string>(...COSTUME_PIECES[kind])])),
  ) as fc.Arbitrary<Required<Costume>>;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 31 }), costume, (face, worn) => {
      const figure = figureOf(face, worn);
      assert.deepEqual(costumeOf(figure), { ...worn });
      assert.equal(faceOf(figure), faceOf(face));
    }),
    { seed: 9 },
  );
});

test('somebody without a costume is the number of the face', () => {
  for (let face = 0; face < 32; face++) assert.equal(figureOf(face), face);
  assert.equal(figureOf(5, {}), 5);
});

test('a piece that only a newer page draws is left out', () => {
  assert.equal(figureOf(5, { hat: 'saucepan', eye: 'left' }), figureOf(5, { eye: 'left' }));
});

test('whoever plays at the level that is wished for comes first, and then those who are nearest to it', () => {
  assert.deepEqual(
    castFor([], 3, 'expert').map(({ id }) => id),
    ['fleur', 'yuki', 'basil'],
  );
  assert.equal(castFor(['Greta', 'Cosmo'], 1, 'shark')[0]!.level, 'expert');
  assert.deepEqual(new Set(castFor([], 12, 'random').map(({ id }) => id)).size, CAST.length);
});
