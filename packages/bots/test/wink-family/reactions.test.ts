import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame, makeBot } from '@oeillade/catalogue/testkit';
import * as winkFamily from '@oeillade/games/wink-family';
import { type Line, readRecord, readSetup, seedFrom } from '@oeillade/kernel';
import { DEFAULT_RULES } from '@oeillade/table';
import { type Level, playBots } from '../../src/index.ts';

const GAMES = 40;
const BIN = 10;

type WinkLine = Line<winkFamily.WinkEvent>;

/** Milliseconds from the moment at which two look at each other to the wink, in games of five. */
function contactToWink(level: Level): number[] {
  const read = readSetup(winkFamily.winkGameOf('wink-agents'), 5, {});
  assert.ok(read.ok);
  const { setup } = read;
  return Array.from({ length: GAMES }, (_, number) => {
    const { table } = playBots({
      findGame,
      makeBot,
      game: 'wink-agents',
      setup,
      rules: DEFAULT_RULES,
      secret: seedFrom(`reactions/${level}/${number}`),
      seats: Array.from({ length: 5 }, (_, seat) => ({ name: `Bot ${seat}`, level })),
    });
    const record = readRecord(table.record()!.trimEnd().split('\n'), findGame);
    assert.ok(record.ok);
    return timesIn(record.record.lines as Line[] as WinkLine[]);
  }).flat();
}

function timesIn(lines: readonly WinkLine[]): number[] {
  const looks = lines.filter((line) => line.e === 'looked');
  return lines.flatMap((line) => {
    if (line.e !== 'signalled') return [];
    const from = line.from!;
    const last = (seat: number) => looks.findLast((look) => look.seat === seat && look.t <= from);
    const [one, other] = [last(line.seat), last(line.to)];
    const meet = one?.at === line.to && other?.at === line.seat;
    return meet ? [from - Math.max(one.t, other.t)] : [];
  });
}

for (const level of ['novice', 'regular', 'expert', 'shark'] as const) {
  test(`${level}: nobody is known by a rhythm: no ten milliseconds after eye contact have more than 3 % of the winks`, () => {
    const times = contactToWink(level);
    assert.ok(times.length > 250, `only ${times.length} winks`);
    const bins = new Map<number, number>();
    for (const time of times) bins.set(Math.floor(time / BIN), (bins.get(Math.floor(time / BIN)) ?? 0) + 1);
    const most = Math.max(...bins.values());
    // Of so few winks one bin holds some more than its share by chance.
    const chance = 3 * Math.sqrt(0.03 * times.length);
    assert.ok(most <= 0.03 * times.length + chance, `${most} of ${times.length}`);
  });
}
