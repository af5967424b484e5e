import type { winkFamily } from '@oeillade/games';
import type { Line } from '@oeillade/kernel';
import { type Output, SightNews, Table, type TableEvent, TICK } from '@oeillade/table';
import { freshBot, type Transcript } from '../transcript.ts';

type WinkLine = Line<winkFamily.WinkEvent>;

/** Another deal that one seat cannot tell from the real one until `until`. */
export interface OtherWorld {
  readonly dealt: Line<winkFamily.Dealt>;
  readonly until: number;
}

const UNDEALT = -1;

/** Swaps two twins between their holders: the pair of which the seat learns nothing for longest. */
export function otherWorldFor(seat: number, lines: readonly WinkLine[]): OtherWorld | null {
  const dealt = lines[0] as Line<winkFamily.Dealt>;
  const holderOf = new Map<number, number>(dealt.left.map((number) => [number, UNDEALT]));
  dealt.hands.forEach((hand, holder) => {
    for (const number of hand) holderOf.set(number, holder);
  });
  const hidden = [...holderOf].filter(([, holder]) => holder !== seat);
  let best: OtherWorld | null = null;
  for (const [one, first] of hidden) {
    for (const [two, second] of hidden) {
      if (first >= second) continue;
      const until = lines.find(
        (line) => tells(line, seat, one, [first, second]) || tells(line, seat, two, [first, second]),
      );
      const time = until ? startOf(until) : 0;
      if (!best || time > best.until) best = { dealt: swapped(dealt, one, two), until: time };
    }
  }
  return best;
}

/** Would this line be another one, or tell the seat something, if the holders had swapped this number? */
function tells(line: WinkLine, seat: number, number: number, holders: readonly number[]): boolean {
  switch (line.e) {
    case 'called':
      return line.number === number && holders.includes(line.seat);
    case 'designated':
    case 'accused':
      return line.number === number;
    case 'signalled':
      return line.number === number && line.seenBy!.includes(seat);
    case 'passed':
      return holders.includes(line.seat);
    case 'ended':
      return true;
    default:
      return false;
  }
}

const startOf = (line: WinkLine): number => (line.e === 'signalled' ? line.from! : line.t);

function swapped(dealt: Line<winkFamily.Dealt>, one: number, two: number): Line<winkFamily.Dealt> {
  const swap = (numbers: readonly number[]) =>
    numbers.map((number) => (number === one ? two : number === two ? one : number)).sort((a, b) => a - b);
  return { ...dealt, hands: dealt.hands.map(swap), left: swap(dealt.left) };
}

/** What a seat heard, saw and asked, as text with its time. */
export type Story = readonly string[];

/**
 * Plays the same game in another world: all the others do what they did, and the seat is played anew. Ends
 * before the moment at which the worlds may differ.
 */
export function retell(transcript: Transcript, seat: number, world: OtherWorld): Story {
  const { acts } = transcript;
  const table = Table.restore(journalOf(transcript, world.dealt), 0, { entropy: () => transcript.secret });
  const story: string[] = [];
  const bot = freshBot(transcript, seat, () => table.view(seat)!);
  const opening = transcript.entries[seat]!.flatMap((entry) =>
    'heard' in entry && entry.at === 0 ? [entry] : [],
  );
  for (const { heard } of opening) bot.hear(heard, 0);
  const deliver = ({ messages }: Output, now: number) => {
    for (const { to, numbered } of messages) {
      if (to !== seat) continue;
      story.push(`${now} heard ${JSON.stringify(numbered.message)}`);
      bot.hear(numbered.message, now);
    }
  };
  const sights = new SightNews(table);
  let tick = TICK;
  const tellEyes = (now: number) => {
    const message = sights.at(now).find((news) => news.seat === seat)?.sight;
    if (!message) return;
    story.push(`${now} heard ${JSON.stringify(message)}`);
    bot.hear(message, now);
  };
  const wakeUntil = (end: number) => {
    for (;;) {
      const wake = table.wakeAt();
      const at = Math.min(wake, tick);
      if (at > end || at >= world.until) return;
      if (wake <= at) deliver(table.wake(at), at);
      else {
        tellEyes(at);
        tick += TICK;
      }
    }
  };
  let inputs = 0;
  for (const act of acts) {
    if (act.at >= world.until) break;
    wakeUntil(act.at);
    const asks = act.seat === seat ? bot.act(act.at) : act.asks;
    if (act.seat === seat) story.push(`${act.at} asked ${JSON.stringify(asks)}`);
    // Inputs are numbered as they were, whatever this seat does now.
    asks.forEach((ask, index) => {
      deliver(table.take(act.seat, { ...ask, id: String(inputs + index) }, act.at), act.at);
    });
    inputs += act.asks.length;
  }
  wakeUntil(world.until);
  return story;
}

/** The same of the game as it was. */
export function told({ entries }: Transcript, seat: number, world: OtherWorld): Story {
  return entries[seat]!.flatMap((entry) => {
    if (entry.at >= world.until || 'saw' in entry) return [];
    if ('asked' in entry) return [`${entry.at} asked ${JSON.stringify(entry.asked)}`];
    return entry.at === 0 ? [] : [`${entry.at} heard ${JSON.stringify(entry.heard)}`];
  });
}

function journalOf({ events }: Transcript, dealt: WinkLine): TableEvent[] {
  const began = events.findIndex(({ j }) => j === 'began');
  return [...events.slice(0, began + 1), { j: 'line', line: dealt, by: null }];
}
