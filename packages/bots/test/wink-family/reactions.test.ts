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

/** The records of games of five. */
function gamesOf(level: Level): WinkLine[][] {
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
    return record.record.lines as Line[] as WinkLine[];
  });
}

/** Milliseconds from the moment at which two look at each other to the wink. */
function contactToWink(lines: readonly WinkLine[]): number[] {
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

/** Milliseconds by which calls came later than the pace allows (D-8). */
function callsAfterPace(lines: readonly WinkLine[]): number[] {
  const calls = lines.filter(({ e }) => e === 'called').map(({ t }) => t);
  return calls.slice(1).map((t, index) => t - calls[index]! - DEFAULT_RULES.leastBetweenCalls);
}

for (const level of ['novice', 'regular', 'expert', 'shark'] as const) {
  test(`${level}: nobody is known by a rhythm: no ten milliseconds after eye contact have more than 3 % of the winks`, () => {
    const times = gamesOf(level).flatMap(contactToWink);
    assert.ok(times.length > 250, `only ${times.length} winks`);
    const bins = new Map<number, number>();
    for (const time of times) bins.set(Math.floor(time / BIN), (bins.get(Math.floor(time / BIN)) ?? 0) + 1);
    const most = Math.max(...bins.values());
    // Of so few winks one bin holds some more than its share by chance.
    const chance = 3 * Math.sqrt(0.03 * times.length);
    assert.ok(most <= 0.03 * times.length + chance, `${most} of ${times.length}`);
  });

  test(`D-8 ${level}: calls are spread over the time there is, and do not come on the dot of the pace`, () => {
    const late = gamesOf(level).flatMap(callsAfterPace);
    const onTheDot = late.filter((milliseconds) => milliseconds < 50).length;
    assert.ok(onTheDot < 0.1 * late.length, `${onTheDot} of ${late.length}`);
    assert.ok(late.some((milliseconds) => milliseconds > 2_500));
  });
}
