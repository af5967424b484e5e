import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame, gameIds, makeBot } from '@oeillade/catalogue/testkit';
import { Random, readRecord, readSetup, type Seed, seedFrom, verify } from '@oeillade/kernel';
import { CAST, DEFAULT_RULES, type TableEvent } from '@oeillade/table';
import { CUES, phraseOf, TEMPERAMENTS } from '../../src/cast/index.ts';
import { isLevel, type Level, playVirtually } from '../../src/index.ts';

interface Evening {
  readonly record: string;
  readonly events: readonly TableEvent[];
}

/** A game of these persons, by what everybody at a table is told. */
function playCast(game: string, members: readonly (string | undefined)[], secret: Seed): Evening {
  const players = members.length;
  const read = readSetup(findGame(game)!, players, {});
  assert.ok(read.ok);
  const { options } = read.setup;
  const levelOf = (id: string | undefined) =>
    (CAST.find((one) => one.id === id)?.level ?? 'regular') as Level;
  const { table, events } = playVirtually({
    findGame,
    game,
    options,
    rules: DEFAULT_RULES,
    secret,
    keepEvents: true,
    seats: members.map((member, seat) => ({ name: `Seat ${seat}`, level: levelOf(member) })),
    bot: (seat, view) =>
      makeBot({
        game,
        seat,
        players,
        options,
        level: levelOf(members[seat]),
        member: members[seat],
        random: new Random(secret, `bot/${seat}`),
        view,
      }),
  });
  return { record: table.record()!, events };
}

const isSaid = (event: TableEvent): event is TableEvent & { j: 'said' } => event.j === 'said';

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
        const { record } = playCast(game, members, seedFrom(`${game}/${number}`));
        const read = readRecord(record.trimEnd().split('\n'), findGame);
        assert.ok(read.ok);
        const verdict = verify(read.record);
        assert.ok(verdict.ok && verdict.finished, JSON.stringify(verdict));
      }
    });

    test('the same secret gives the same game, word by word', () => {
      const secret = seedFrom(`${game}/again`);
      const [one, other] = [playCast(game, tables[0]!, secret), playCast(game, tables[0]!, secret)];
      assert.equal(one.record, other.record);
      assert.deepEqual(one.events.filter(isSaid), other.events.filter(isSaid));
    });

    test('they say nothing but their lines, and any other bot is silent', () => {
      const phrases = CUES.map(phraseOf);
      const said = playCast(game, tables[0]!, seedFrom(`${game}/talk`)).events.filter(isSaid);
      for (const { phrase, text } of said) {
        assert.equal(text, null);
        assert.ok(phrases.includes(phrase!));
      }
      const strangers = tables[0]!.map(() => undefined);
      assert.deepEqual(playCast(game, strangers, seedFrom(`${game}/talk`)).events.filter(isSaid), []);
    });
  });
}
