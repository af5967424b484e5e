import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import type { Message } from '@oeillade/table';
import { speaking } from '../../src/cast/speaks.ts';
import type { Cue } from '../../src/cast/voices.ts';
import { type Bot, NEVER } from '../../src/index.ts';

const SILENT: Bot = { hear: () => {}, wakeAt: () => NEVER, act: () => [] };
const news = (e: string): Message => ({ m: 'event', t: 0, event: { e } }) as unknown as Message;
const cueOf = (seen: { readonly e: Cue | 'nothing' }): Cue | null => (seen.e === 'nothing' ? null : seen.e);

const speaker = (member: string | undefined, seed: string): Bot =>
  speaking(
    SILENT,
    {
      game: 'any',
      seat: 0,
      players: 4,
      options: {},
      level: 'regular',
      member,
      random: new Random(seedFrom(seed), 'bot'),
      view: () => ({}),
    },
    cueOf,
  );

/** What is said of one piece of news, and when. */
function heardOf(
  bot: Bot,
  cue: string,
  now: number,
): readonly { readonly at: number; readonly asks: unknown }[] {
  bot.hear(news(cue), now);
  const at = bot.wakeAt();
  return at === NEVER ? [] : [{ at, asks: bot.act(at) }];
}

test('somebody talkative has a word to say of most of what concerns them, a moment later', () => {
  const said = Array.from({ length: 50 }, (_, number) =>
    heardOf(speaker('nino', `${number}`), 'glad', 1_000),
  ).flat();
  assert.ok(said.length > 30 && said.length < 50, `${said.length}`);
  for (const { at, asks } of said) {
    assert.ok(at >= 1_700);
    assert.deepEqual(asks, [{ ask: 'say', phrase: 'voice-glad' }]);
  }
});

test('nobody speaks all the time', () => {
  const bot = speaker('nino', 'again');
  const times = Array.from({ length: 600 }, (_, number) => heardOf(bot, 'glad', number * 500)).flat();
  assert.ok(times.length > 5);
  for (const [number, { at }] of times.entries()) {
    const before = times[number - 1];
    if (before) assert.ok(at - before.at > 5_000);
  }
});

test('of what does not concern them they say nothing, and whoever is not of the cast never does', () => {
  for (let number = 0; number < 50; number++) {
    assert.deepEqual(heardOf(speaker('nino', `${number}`), 'nothing', 0), []);
    assert.deepEqual(heardOf(speaker(undefined, `${number}`), 'glad', 0), []);
  }
});
