import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playVirtually } from '@oeillade/bots';
import { findGame, gameIds, makeBot } from '@oeillade/catalogue/testkit';
import type * as spywhereRules from '@oeillade/games/spywhere';
import type * as winkFamily from '@oeillade/games/wink-family';
import { Random } from '@oeillade/kernel';
import {
  AnyServerFrame,
  type ServerFrame,
  type Signal,
  type SpywhereSeen,
  SpywhereView,
  type serverFrames,
  type WinkSeen,
  WinkView,
} from '@oeillade/protocol';
import { DEFAULT_RULES, type Message } from '@oeillade/table';
import * as v from 'valibot';

type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

type Both<T> = <Some>() => Some extends Plain<T> ? 1 : 2;

/** True where a schema gives exactly what a type says, down to which keys may be missing. */
type Same<Schema extends v.GenericSchema, T> = Both<v.InferOutput<Schema>> extends Both<T> ? true : false;

type Kind = ServerFrame['m'];
type Keys<M extends Kind> = Exclude<keyof Extract<ServerFrame, { m: M }>, 'n'>;
type SchemaKeys<M extends Kind> = Exclude<keyof (typeof serverFrames)[M]['entries'], 'n'>;
type Missing = { [M in Kind]: Exclude<Keys<M>, SchemaKeys<M>> }[Kind];

test('the schemas say what the types say: a difference does not compile', () => {
  true satisfies Same<typeof WinkView, winkFamily.WinkView>;
  true satisfies Same<typeof WinkSeen, winkFamily.WinkSeen>;
  true satisfies Same<typeof Signal, winkFamily.Signal>;
  true satisfies Same<typeof SpywhereView, spywhereRules.SpywhereView>;
  true satisfies Same<typeof SpywhereSeen, spywhereRules.SpywhereSeen>;
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
  const view = game === 'spywhere' ? SpywhereView : WinkView;
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
        conforms(AnyServerFrame, message.m === 'eyes' ? message : { n: 1, ...message });
        if (message.m === 'clock') conforms(view, look());
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
