import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as spywhereRules from '@oeillade/games/spywhere';
import { legalCommands, Random, seedFrom } from '@oeillade/kernel';
import type { Message } from '@oeillade/table';
import { LEVELS, type Level } from '../../src/bot.ts';
import { bots } from '../../src/spywhere/index.ts';
import { kitOf, OPTIONS, overheard, play } from './party.ts';

const { spywhere } = spywhereRules;

/** A table in the middle of its first turn: seat 0 has drawn and must exchange. */
function seated(level: Level) {
  const setup = { players: 3, options: { ...OPTIONS, first: 0 } as const };
  const dealt = spywhere.deal(setup, new Random(seedFrom('body'), 'deal'));
  const state = spywhere.begin(setup, dealt);
  spywhere.fold(state, { e: 'drew', seat: 0, card: 'italy', why: 'turn' });
  const view = () => spywhere.view(state, 0);
  const bot = bots.make(kitOf({ levels: [level, level, level], seed: 'body' }, 0, view));
  return { bot, state, view };
}

const lobby = (paused: boolean): Message => ({ m: 'lobby', phase: 'playing', paused }) as Message;
const snapshot = (view: object): Message =>
  ({ m: 'snapshot', t: 0, view, lobby: { phase: 'playing', paused: false } }) as Message;

for (const level of LEVELS) {
  test(`${level}: who comes to a game that runs plays on from what lies on the table`, () => {
    const { bot, state, view } = seated(level);
    bot.hear(snapshot(view()), 5_000);
    assert.ok(bot.wakeAt() > 5_000 && bot.wakeAt() <= 9_000);
    let asks = bot.act(bot.wakeAt());
    for (let slice = 0; slice < 20 && asks.length === 0; slice++) asks = bot.act(bot.wakeAt());
    const [ask] = asks;
    assert.ok(ask?.ask === 'play');
    const legal = legalCommands(spywhere, state, 0).map((command) => JSON.stringify(command));
    assert.ok(legal.includes(JSON.stringify(ask.command)));
  });
}

test('a refused command is tried again a little later', () => {
  const { bot, view } = seated('regular');
  bot.hear(snapshot(view()), 0);
  const now = bot.wakeAt();
  assert.equal(bot.act(now).length, 1);
  assert.equal(bot.wakeAt(), Number.POSITIVE_INFINITY);
  bot.hear({ m: 'answer', id: '1', refusal: { code: 'suspended', rule: 'D-50' } } as Message, now);
  assert.ok(bot.wakeAt() > now && bot.wakeAt() < now + 2_000);
  assert.equal(bot.act(bot.wakeAt()).length, 1);
});

test('D-8 nothing is done while the table is paused', () => {
  const { bot, view } = seated('novice');
  bot.hear(snapshot(view()), 0);
  bot.hear(lobby(true), 10);
  assert.equal(bot.wakeAt(), Number.POSITIVE_INFINITY);
  bot.hear(lobby(false), 60_000);
  assert.ok(bot.wakeAt() > 60_000 && bot.wakeAt() < 70_000);
});

test('a long thought comes in slices', () => {
  const { bot, view } = seated('shark');
  bot.hear(snapshot(view()), 0);
  let slices = 1;
  while (bot.act(bot.wakeAt()).length === 0) slices++;
  assert.ok(slices >= 4);
});

const LAST: ReadonlySet<string> = new Set(['attempted-last', 'ended']);

test('a step takes as long as a person needs', () => {
  const waits: number[] = [];
  let last = 0;
  const { lasted } = play({
    levels: ['novice', 'regular', 'expert', 'shark'],
    seed: 'tempo',
    between: (_, bot) =>
      overheard(bot, (message) => {
        // Last attempts are made at the same time, each in a time of its own.
        if (message.m !== 'event' || message.t === last || LAST.has((message.event as { e: string }).e))
          return;
        waits.push(message.t - last);
        last = message.t;
      }),
  });
  assert.ok(lasted > 10_000);
  assert.ok(waits.every((wait) => wait >= 300 && wait <= 7_000));
});
