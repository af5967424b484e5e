import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSameGame } from '../src/sanity.ts';
import { NAMES } from '../src/way.ts';
import { allWays } from '../src/ways.ts';

const few = allWays().map((way) => ({ ...way, sample: 30 }));

test('all the ways of a table play the same game', () => {
  checkSameGame(few);
});

test('a way that plays another game is found out', () => {
  const zwinkern = few.filter(
    ({ game, name }) => game === 'zwinkern' && (name === NAMES.accept || name === NAMES.bare),
  );
  const biased = zwinkern.map((way) => {
    if (way.name !== NAMES.bare) return way;
    const play = way.open();
    const open = () => () => ({ ...play(), points: 40 });
    return { ...way, open };
  });
  assert.throws(() => checkSameGame(biased), /not play the same game: zwinkern for 5 has points/);
});
