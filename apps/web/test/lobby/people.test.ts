import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { admission, mayWatch } from '../../src/features/lobby/admission.ts';
import { freeColours } from '../../src/features/lobby/colours.ts';
import { labelOf, labels } from '../../src/games/labels.ts';
import { FACES as DRAWN } from '../../src/ui/art/guests/faces.ts';
import { castFor, namesFor } from '../../src/ui/cast.ts';
import { gameIds, games } from '../support/library.ts';
import { people } from './lobbies.ts';

describe('the shelf', () => {
  test('has every offered game, with its own number of players', () => {
    assert.deepEqual(
      labels.map(({ id, players }) => ({ id, players })),
      gameIds.map((id) => ({ id, players: games[id]!.facts.players })),
    );
  });

  test('finds enough bots for somebody alone, and not too many', () => {
    for (const { id, players, bots } of labels) {
      assert.ok(bots + 1 >= players.min && bots + 1 <= players.max, id);
    }
  });
});

describe('bots have names', () => {
  test('that nobody at the table has', () => {
    assert.deepEqual(namesFor([], 3), ['Bo', 'Mila', 'Otto']);
    assert.deepEqual(namesFor(['Mila', 'Ada'], 3), ['Bo', 'Otto', 'Ravi']);
  });

  test('and faces and colours of their own, the same in every game', () => {
    const cast = castFor([], 8);
    assert.equal(new Set(cast.map(({ face }) => face)).size, 8);
    assert.equal(new Set(cast.map(({ colour }) => colour)).size, 8);
    assert.deepEqual(castFor(['Bo'], 1), [cast[1]]);
  });

  test('and there are enough of them for any table, whatever people are called', () => {
    const taken = namesFor([], 7);
    for (let people = 0; people < 8; people++) {
      const seated = taken.slice(0, people);
      assert.equal(new Set([...seated, ...namesFor(seated, 8 - people)]).size, 8);
    }
  });
});

test('W-1: nobody is offered a colour that somebody else wears, and everybody their own', () => {
  const seats = people(7);
  assert.deepEqual(freeColours(seats, 2), ['emerald', 'lime']);
  assert.deepEqual(freeColours(people(8), 0), ['vermilion']);
});

test('as many faces are drawn as a table knows of', async () => {
  const { FACES } = await import('@oeillade/table');
  assert.equal(DRAWN.length, FACES);
});

describe('somebody comes to a table', () => {
  const players = (count: number) => people(count).map(({ name, kind }) => ({ name, kind }));

  test('and finds a seat', () => {
    assert.equal(admission({ game: 'spywhere', phase: 'gathering', players: players(5) }), 'seat');
  });

  test('and finds every seat taken', () => {
    const { max } = labelOf('spywhere')!.players;
    assert.equal(admission({ game: 'spywhere', phase: 'gathering', players: players(max) }), 'full');
  });

  test('and finds them playing, or at the end', () => {
    for (const phase of ['playing', 'over'] as const) {
      assert.equal(admission({ game: 'wink', phase, players: players(4) }), 'running');
    }
  });

  test('D-30 and is not offered to watch where the doors are closed, but for the end of a game', () => {
    for (const watching of ['board', 'looking', 'late'] as const) {
      assert.ok(mayWatch({ phase: 'playing', watching }));
    }
    assert.ok(!mayWatch({ phase: 'gathering', watching: 'none' }));
    assert.ok(!mayWatch({ phase: 'playing', watching: 'none' }));
    assert.ok(mayWatch({ phase: 'over', watching: 'none' }));
  });
});
