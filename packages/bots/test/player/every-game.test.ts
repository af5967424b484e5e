import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame, gameIds, makeBot } from '@oeillade/catalogue/testkit';
import { Random, readRecord, readSetup, seedFrom, verify } from '@oeillade/kernel';
import { DEFAULT_RULES, type Lobby, type Message, Table } from '@oeillade/table';
import { type Bot, LEVELS, type Level, NEVER, playVirtually, randomBot } from '../../src/index.ts';

/** A game with as few as may play it, and what a bot of it is made from. */
function smallest(id: string) {
  const game = findGame(id)!;
  const { min: players } = game.facts.players;
  const read = readSetup(game, players, {});
  assert.ok(read.ok);
  const { options } = read.setup;
  const secret = seedFrom(`every game/${id}`);
  const kit = (seat: number, level: Level, view: () => object) => ({
    game: id,
    seat,
    players,
    options,
    level,
    random: new Random(secret, `bot/${seat}`),
    view,
  });
  return { game, players, options, secret, kit };
}

/** Whoever begins at a table where the cards have been dealt, and the table. */
function beginner(id: string, level: Level): { readonly bot: Bot; readonly table: Table } {
  const { players, options, secret, kit } = smallest(id);
  const { table } = Table.open(
    { game: id, options, rules: DEFAULT_RULES },
    { findGame, entropy: () => secret },
  );
  for (let seat = 0; seat < players; seat++) table.asHost({ ask: 'add-bot', name: `Bot ${seat}`, level }, 0);
  const bots = Array.from({ length: players }, (_, seat) =>
    makeBot(kit(seat, level, () => table.view(seat)!)),
  );
  for (const { to, numbered } of table.asHost({ ask: 'start' }, 0).messages) {
    if (to !== 'watchers') bots[to]!.hear(numbered.message, 0);
  }
  return { bot: bots.find((one) => Number.isFinite(one.wakeAt()))!, table };
}

function lobbyOf(table: Table): Lobby {
  const message = table.catchUp(0, null, 0).find((one) => one.message.m === 'snapshot')?.message;
  return message?.m === 'snapshot' ? message.lobby : assert.fail('nobody is shown the table');
}

for (const id of gameIds) {
  for (const level of LEVELS) {
    test(`D-8 ${id}, ${level}: while the table is paused nothing is done, and then what was to be done`, () => {
      const { bot, table } = beginner(id, level);
      const lobby = (paused: boolean): Message => ({ ...lobbyOf(table), paused });
      const before = bot.wakeAt();
      assert.ok(before > 0 && Number.isFinite(before));
      bot.hear(lobby(true), 10);
      assert.equal(bot.wakeAt(), NEVER);
      assert.deepEqual(bot.act(before), []);
      bot.hear(lobby(false), 60_010);
      assert.equal(bot.wakeAt(), before + 60_000);
      assert.deepEqual(bot.act(before + 59_999), []);
    });
  }

  test(`${id}: somebody who knows nothing but the legal moves plays it to its end`, () => {
    const { game, players, options, secret, kit } = smallest(id);
    const { table } = playVirtually({
      findGame,
      game: id,
      options,
      rules: DEFAULT_RULES,
      secret,
      seats: Array.from({ length: players }, (_, seat) => ({ name: `Bot ${seat}`, level: 'random' })),
      bot: (seat, view) => randomBot(game, kit(seat, 'random', view)),
    });
    const read = readRecord(table.record()!.trimEnd().split('\n'), findGame);
    assert.ok(read.ok);
    const verdict = verify(read.record);
    assert.ok(verdict.ok && verdict.finished, JSON.stringify(verdict));
  });
}
