import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playVirtually } from '@oeillade/bots';
import { findGame, gameIds, makeBot } from '@oeillade/catalogue/testkit';
import { Random } from '@oeillade/kernel';
import { type ServerFrame, type serverFrames, serverFramesOf } from '@oeillade/protocol';
import { DEFAULT_RULES, type Message } from '@oeillade/table';
import * as v from 'valibot';

type Kind = ServerFrame['m'];
type Keys<M extends Kind> = Exclude<keyof Extract<ServerFrame, { m: M }>, 'n'>;
type SchemaKeys<M extends Kind> = Exclude<keyof (typeof serverFrames)[M]['entries'], 'n'>;
type Missing = { [M in Kind]: Exclude<Keys<M>, SchemaKeys<M>> }[Kind];

test('the schemas say what the types say: a difference does not compile', () => {
  const nothingIsMissing: [Missing] extends [never] ? true : Missing = true;
  assert.ok(nothingIsMissing);
});

for (const game of gameIds) {
  test(`every message of a game of ${game} has the shape that is published`, () => {
    const heard = playAndListen(game);
    assert.ok(['answer', 'clock', 'event', 'lobby', 'record'].every((kind) => heard.has(kind)));
  });
}

/** Plays a game of bots, holds everything that any seat is told against the schemas, and gives the kinds. */
function playAndListen(game: string): Set<string> {
  const kinds = new Set<string>();
  const { max: players } = findGame(game)!.facts.players;
  const { shapes } = findGame(game)!;
  const anyFrame = v.variant('m', Object.values(serverFramesOf([shapes])));
  playVirtually({
    findGame,
    game,
    options: {},
    rules: { ...DEFAULT_RULES, peripheral: true },
    secret: '5eed'.repeat(16),
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Bot ${seat}`, level: 'novice' })),
    bot: (seat, look) => {
      const random = new Random('5eed'.repeat(16), `bot/${seat}`);
      const kit = { game, seat, players, options: {}, level: 'novice', random, view: look } as const;
      const bot = makeBot(kit);
      const hear = (message: Message, now: number) => {
        kinds.add(message.m);
        conforms(anyFrame, message.m === 'eyes' ? message : { n: 1, ...message });
        if (message.m === 'clock') conforms(shapes.view, look());
        bot.hear(message, now);
      };
      return { hear, wakeAt: () => bot.wakeAt(), act: (now) => bot.act(now) };
    },
  });
  return kinds;
}

function conforms(schema: v.GenericSchema, value: object): void {
  const { success, issues } = v.safeParse(schema, JSON.parse(JSON.stringify(value)));
  assert.ok(success, `${JSON.stringify(value)}: ${issues?.map(({ message }) => message).join('; ')}`);
}
