import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Evening, EveningPlayer } from '@oeillade/table';
import {
  finishOf,
  lastedOf,
  peopleOf,
  standingsOf,
  winnersOf,
} from '../../src/features/evening/standings.ts';
import { figureOf } from '../../src/ui/art/guests/costume/figure.ts';

const player = (name: string, points: number, wins = 0): EveningPlayer => ({
  name,
  kind: 'human',
  colour: 'violet',
  face: 0,
  seat: null,
  played: 1,
  wins,
  points,
});

const evening = (...players: readonly EveningPlayer[]): Evening => ({ players, games: [], over: false });

describe('how an evening stands', () => {
  test('points first, then games won; whoever has both the same shares a rank', () => {
    const standings = standingsOf(
      evening(player('Ada', 4, 1), player('Ben', 6), player('Cleo', 4, 2), player('Dora', 4, 1)),
    );
    assert.deepEqual(
      standings.map(({ name, rank }) => [name, rank]),
      [
        ['Ben', 1],
        ['Cleo', 2],
        ['Ada', 3],
        ['Dora', 3],
      ],
    );
  });

  test('nobody has won an evening in which no game was played to its end', () => {
    assert.deepEqual(winnersOf(evening(player('Ada', 0), player('Ben', 0))), []);
    assert.deepEqual(
      winnersOf(evening(player('Ada', 2, 1), player('Ben', 2, 1), player('Cleo', 0))).map(({ name }) => name),
      ['Ada', 'Ben'],
    );
  });

  test('everybody is drawn in what they wear', () => {
    const costume = { mask: 'owl', hat: 'top' } as const;
    const [ada, ben] = peopleOf(evening({ ...player('Ada', 1), face: 3, costume }, player('Ben', 0)));
    assert.equal(ada!.face, figureOf(3, costume));
    assert.notEqual(ada!.face, 3);
    assert.equal(ben!.face, 0);
  });

  test('it is told as one long game, whose seats are its players', () => {
    const game = { round: 1, game: 'wink', players: [1, 0], scores: [3, 5], ranks: [2, 1], stopped: false };
    const whole: Evening = {
      ...evening(player('Ada', 1, 1), player('Ben', 0)),
      games: [
        { ...game, lasted: 60_000 },
        { ...game, round: 2, lasted: 90_000 },
      ],
    };
    assert.equal(lastedOf(whole), 150_000);
    assert.deepEqual(finishOf(whole), { scores: [1, 0], ranks: [1, 2], isAgreed: false, lasted: 150_000 });
  });
});
