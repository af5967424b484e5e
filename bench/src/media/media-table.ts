import type { Samples } from './samples.ts';
import { MediaSeat } from './seat.ts';

const SEATS = 8;
const RULES = { turning: 0, leastBetweenCalls: 0, mostForTurn: null };

/** A table of eight, all of them with cameras, in the middle of a game. */
export class MediaTable {
  readonly #seats: readonly MediaSeat[];

  private constructor(seats: readonly MediaSeat[]) {
    this.#seats = seats;
  }

  static async open(port: number, samples: Samples): Promise<MediaTable> {
    const base = `http://127.0.0.1:${port}/api/tables`;
    const arranged = { game: 'wink', name: 'P0', options: { channel: 'living', first: 0 }, rules: RULES };
    const host = await take(base, arranged);
    const others: string[] = [];
    for (let seat = 1; seat < SEATS; seat++)
      others.push((await take(`${base}/${host.code}/seats`, { name: `P${seat}` })).token);
    const url = `${base.replace('http', 'ws')}/${host.code}`;
    const seats = Array.from(
      { length: SEATS },
      () => new MediaSeat(url, samples, Math.floor(Math.random() * 12)),
    );
    await Promise.all([host.token, ...others].map((token, seat) => seats[seat]!.opens(token)));
    for (const seat of seats) seat.asks({ ask: 'ready', ready: true });
    await until(() => {
      if (!seats[0]!.isPlaying) seats[0]!.asks({ ask: 'start' });
      return seats.every(({ isPlaying }) => isPlaying);
    });
    for (const [seat, player] of seats.entries()) player.plays(seat);
    return new MediaTable(seats);
  }

  leaves(): void {
    for (const seat of this.#seats) seat.leaves();
  }
}

async function take(url: string, body: object): Promise<{ code: string; token: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`No seat: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { code: string; token: string };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('A table did not begin to play.');
}
