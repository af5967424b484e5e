/** `npm run bench:replay`: how long a long record takes to open, and how long a jump to any moment takes. */
import { cpus } from 'node:os';
import { playBots } from '@oeillade/bots';
import { Random, seedFrom } from '@oeillade/kernel';
import { openRecord, piecesOf } from '@oeillade/story';
import { DEFAULT_RULES } from '@oeillade/table';
import { findGame, makeBot, tell } from './library.ts';
import { median } from './measure.ts';
import { table } from './print.ts';
import { EXPERT, setupOf } from './table-games.ts';

const LEAST_EVENTS = 5_000;
const TIMES = 15;
const JUMPS = 2_000;
const SEATS = 8;

interface Timed {
  readonly what: string;
  readonly aim: string;
  readonly ms: readonly number[];
}

const record = longRecord();
const lines = record.trimEnd().split('\n').length - 1;
console.log(
  `Replay benchmark of ${new Date().toISOString().slice(0, 10)}, one core of ${cpus()[0]?.model.trim()}`,
);
console.log(`Node ${process.versions.node}. A game of WINK, eight players, ${lines} events.\n`);
const rows = [...opening(), ...jumping()].map(({ what, aim, ms }) => [
  what,
  aim,
  median(ms).toFixed(2),
  Math.max(...ms).toFixed(2),
]);
console.log(table(['what', 'aim', 'median ms', 'longest ms'], rows, { texts: 2 }));

/** Slow calls leave time for many looks. */
function longRecord(): string {
  const secret = seedFrom('long');
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ name: `Seat ${seat}`, level: EXPERT }));
  for (let pace = 10_000; ; pace *= 1.5) {
    const rules = { ...DEFAULT_RULES, leastBetweenCalls: Math.min(60_000, Math.round(pace)) };
    const { table: played } = playBots({
      findGame,
      makeBot,
      game: 'wink',
      setup: setupOf('wink', SEATS),
      rules,
      secret,
      seats,
    });
    const text = played.record()!;
    if (text.split('\n').length > LEAST_EVENTS || rules.leastBetweenCalls === 60_000) return text;
  }
}

function opening(): Timed[] {
  const [piece] = piecesOf(record);
  const whole: number[] = [];
  const telling: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    const opened = openRecord(piece!, findGame);
    if (!opened.ok) throw new Error(opened.flaw.message);
    const read = performance.now();
    tell(opened.record).beats(null);
    const now = performance.now();
    telling.push(now - read);
    whole.push(now - start);
  }
  return [
    { what: 'open: read, check every line, tell', aim: 'under 1,000', ms: whole },
    { what: 'of that, the telling', aim: '', ms: telling },
  ];
}

function jumping(): Timed[] {
  const opened = openRecord(piecesOf(record)[0]!, findGame);
  if (!opened.ok) throw new Error(opened.flaw.message);
  const story = tell(opened.record);
  const { end, players } = story.timeline;
  const random = new Random(seedFrom('jumps'), 'bench');
  const jumps = Array.from({ length: JUMPS }, () => {
    const t = random.below(end);
    const viewer = random.happens(0.5) ? null : random.below(players);
    const start = performance.now();
    story.sceneAt(t, viewer);
    return performance.now() - start;
  });
  const on = Array.from({ length: JUMPS }, (_, step) => {
    const start = performance.now();
    story.sceneAt((end * step) / JUMPS, null);
    return performance.now() - start;
  });
  return [
    { what: 'jump to any moment, through any eyes', aim: 'under 16', ms: jumps },
    { what: 'one picture on', aim: 'under 16', ms: on },
  ];
}
