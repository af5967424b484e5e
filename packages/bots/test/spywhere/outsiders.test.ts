import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as spywhereRules from '@oeillade/games/spywhere';
import { isLevel } from '../../src/bot.ts';
import { bots } from '../../src/spywhere/index.ts';
import { outsiders } from '../../src/spywhere/outsiders/index.ts';
import { play } from './party.ts';

type Line = spywhereRules.SpywhereEvent;

/** The lines of some games in which an outsider sits among regulars, with its seat. */
function* games(name: keyof typeof outsiders, players: number, count: number) {
  for (let game = 0; game < count; game++) {
    const seat = game % players;
    const levels = Array.from({ length: players }, () => 'regular' as const);
    const make = (kit: Parameters<typeof bots.make>[0]) =>
      kit.seat === seat ? outsiders[name](kit) : bots.make(kit);
    const { table } = play({ levels, seed: `outsiders/${name}/${players}/${game}`, make });
    const [, ...lines] = table.record()!.trimEnd().split('\n');
    yield { seat, lines: lines.map((line) => JSON.parse(line) as Line) };
  }
}

const attemptsOf = (lines: readonly Line[], seat: number): number =>
  lines.filter((line) => line.e === 'attempted' && line.seat === seat).length;
const turnsOf = (lines: readonly Line[], seat: number): number =>
  lines.filter((line) => line.e === 'turn-ended' && line.seat === seat).length;

test('no table offers an outsider', () => {
  for (const name of Object.keys(outsiders)) assert.equal(isLevel(name), false);
});

test('the closer guesses in every turn, so that it ends the game', () => {
  for (const { seat, lines } of games('closer', 4, 4)) {
    assert.equal(attemptsOf(lines, seat), Math.min(3, turnsOf(lines, seat)));
    assert.ok(lines.some((line) => line.e === 'closed' && line.by === seat));
  }
});

test('the collector guesses when the turns are over, and not before', () => {
  for (const { seat, lines } of games('collector', 4, 4)) {
    assert.equal(attemptsOf(lines, seat), 0);
    const last = lines.find((line) => line.e === 'attempted-last' && line.seat === seat);
    assert.ok(last?.e === 'attempted-last' && last.attempts.length > 0);
  }
});

/** How often, of all its exchanges, a seat took a card of its own. */
function takesOwn(name: keyof typeof outsiders): number {
  let own = 0;
  let all = 0;
  for (const { seat, lines } of games(name, 4, 8)) {
    const [dealt] = lines;
    assert.ok(dealt?.e === 'dealt');
    for (const line of lines) {
      if (line.e !== 'exchanged' || line.seat !== seat) continue;
      all++;
      if (dealt.passports[seat]!.includes(line.took) && line.gave !== line.took) own++;
    }
  }
  return own / all;
}

test('the hider never takes a card of its own, the bluffer less often than whoever gathers openly', () => {
  assert.equal(takesOwn('hider'), 0);
  assert.ok(takesOwn('bluffer') < 0.8 * takesOwn('collector'));
});
