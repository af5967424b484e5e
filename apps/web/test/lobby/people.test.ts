import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { admission } from '../../src/features/lobby/admission.ts';
import { freeColours } from '../../src/features/lobby/colours.ts';
import { labelOf, labels } from '../../src/games/labels.ts';
import { FACES as DRAWN } from '../../src/ui/art/guests/faces.ts';
import { botNames } from '../../src/ui/bot-names.ts';
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
    assert.deepEqual(botNames([], 3), ['Bo', 'Mila', 'Otto']);
    assert.deepEqual(botNames(['Mila', 'Ada'], 3), ['Bo', 'Otto', 'Ravi']);
  });

  test('even when all the good ones are gone', () => {
    const all = botNames([], 8);
    assert.equal(new Set(all).size, 8);
    assert.deepEqual(botNames(all, 2), ['Bot 1', 'Bot 2']);
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
});
