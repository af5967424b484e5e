import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ask, Message } from '@oeillade/table';
import type { Bot } from '../../src/bot.ts';
import { LEVELS } from '../../src/bot.ts';
import { outsiders } from '../../src/spywhere/outsiders/index.ts';
import { kitOf, makeOf, type Party, play } from './party.ts';

/** All that passed between a seat and its bot, in order. */
type Passed =
  | { readonly heard: Message; readonly now: number }
  | { readonly view: string }
  | { readonly asked: readonly Ask[]; readonly now: number };

function overhearing(bot: Bot, passed: Passed[]): Bot {
  return {
    hear(message, now) {
      passed.push({ heard: message, now });
      bot.hear(message, now);
    },
    wakeAt: () => bot.wakeAt(),
    act(now) {
      const asked = bot.act(now);
      passed.push({ asked, now });
      return asked;
    },
  };
}

/** Plays a seat's side of a game again, far from any table, and says what a fresh bot asks for. */
function again(party: Party, seat: number, passed: readonly Passed[]): string[] {
  const views = passed.flatMap((one) => ('view' in one ? [one.view] : []));
  const bot = makeOf(party)(kitOf(party, seat, () => JSON.parse(views.shift()!)));
  const asks: string[] = [];
  for (const one of passed) {
    if ('heard' in one) bot.hear(structuredClone(one.heard), one.now);
    else if ('asked' in one) asks.push(JSON.stringify(bot.act(one.now)));
  }
  assert.equal(views.length, 0, 'it asks for its view as often');
  return asks;
}

/** Plays a game among bots of one making, and each seat's side of it again. */
function playTwice(some: Party): void {
  const logs: Passed[][] = some.levels.map(() => []);
  const party: Party = {
    ...some,
    between: (seat, bot) => overhearing(bot, logs[seat]!),
    viewOf: (seat, view) => () => {
      const seen = view();
      logs[seat]!.push({ view: JSON.stringify(seen) });
      return seen;
    },
  };
  play(party);
  logs.forEach((passed, seat) => {
    const asked = passed.flatMap((one) => ('asked' in one ? [JSON.stringify(one.asked)] : []));
    assert.deepEqual(again(party, seat, passed), asked);
  });
}

for (const players of [2, 3, 5, 6]) {
  test(`with ${players} players a bot does what follows from its own messages and views alone`, () => {
    for (const level of LEVELS) {
      const levels = Array.from({ length: players }, () => level);
      playTwice({ levels, seed: `peeking/${players}/${level}` });
    }
  });

  test(`with ${players} players an outsider does so too`, () => {
    for (const [name, make] of Object.entries(outsiders)) {
      const levels = Array.from({ length: players }, () => 'regular' as const);
      playTwice({ levels, seed: `peeking/${players}/${name}`, make });
    }
  });
}
