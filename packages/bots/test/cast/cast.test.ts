import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame, gameIds, makeBot } from '@oeillade/catalogue/testkit';
import { Random, readRecord, readSetup, type Seed, seedFrom, verify } from '@oeillade/kernel';
import { CAST, DEFAULT_RULES } from '@oeillade/table';
import { TEMPERAMENTS } from '../../src/cast/index.ts';
import { isLevel, type Level, playVirtually } from '../../src/index.ts';

/** The record of a game of these persons. */
function playCast(game: string, members: readonly string[], secret: Seed): string {
  const players = members.length;
  const read = readSetup(findGame(game)!, players, {});
  assert.ok(read.ok);
  const { options } = read.setup;
  const levelOf = (id: string) => (CAST.find((one) => one.id === id)?.level ?? 'regular') as Level;
  const { table } = playVirtually({
    findGame,
    game,
    options,
    rules: DEFAULT_RULES,
    secret,
    seats: members.map((member, seat) => ({ name: `Seat ${seat}`, level: levelOf(member) })),
    bot: (seat, view) =>
      makeBot({
        game,
        seat,
        players,
        options,
        level: levelOf(members[seat]!),
        member: members[seat],
        random: new Random(secret, `bot/${seat}`),
        view,
      }),
  });
  return table.record()!;
}

test('everybody of the cast plays at a level that there is, with a temperament between -1 and 1', () => {
  assert.deepEqual(
    Object.keys(TEMPERAMENTS),
    CAST.map(({ id }) => id),
  );
  for (const { id, level } of CAST) {
    assert.ok(isLevel(level));
    for (const value of Object.values(TEMPERAMENTS[id])) assert.ok(value >= -1 && value <= 1);
  }
});

for (const game of gameIds) {
  describe(`${game} among the cast`, () => {
    const { max } = findGame(game)!.facts.players;
    const ids = CAST.map(({ id }) => id);
    const tables = Array.from({ length: Math.ceil(ids.length / max) }, (_, table) =>
      Array.from({ length: max }, (_, seat) => ids[(table * max + seat) % ids.length]!),
    );

    test('whatever their temperaments, all of them play by the rules to the end', () => {
      for (const [number, members] of tables.entries()) {
        const record = playCast(game, members, seedFrom(`${game}/${number}`));
        const read = readRecord(record.trimEnd().split('\n'), findGame);
        assert.ok(read.ok);
        const verdict = verify(read.record);
        assert.ok(verdict.ok && verdict.finished, JSON.stringify(verdict));
      }
    });

    test('the same secret gives the same game', () => {
      const secret = seedFrom(`${game}/again`);
      assert.equal(playCast(game, tables[0]!, secret), playCast(game, tables[0]!, secret));
    });
  });
}
