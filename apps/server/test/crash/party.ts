import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { findGame } from '@oeillade/catalogue/testkit';
import { type Random, readRecord, sealOf, verify } from '@oeillade/kernel';
import { type ClientAsk, waitBefore } from '@oeillade/protocol';
import type { TableEvent } from '@oeillade/table';
import { timeIn } from './kept.ts';
import { checkTold, type Restart, seatedIn } from './ledger.ts';
import { Player } from './player.ts';

export interface PartyPlan {
  readonly game: string;
  readonly people: number;
  readonly bots: number;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];
/** Some twenty seconds, with the waits between them. */
const MOST_TRIES = 7;
/** Quick eyes and no pauses, so that a moment holds many events. */
const RULES = { turning: 10, lasting: 100, leastBetweenCalls: 0, mostForTurn: 5_000, freeText: true };

/** A table with people who play at it for as long as there is a server. */
export class Party {
  readonly plan: PartyPlan;
  readonly code: string;
  readonly players: readonly Player[];
  readonly restarts: Restart[] = [];

  private constructor(plan: PartyPlan, code: string, players: readonly Player[]) {
    this.plan = plan;
    this.code = code;
    this.players = players;
  }

  /** Seats everybody; the rest they do by themselves, whatever happens to the server. */
  static async gather(
    plan: PartyPlan,
    urls: readonly string[],
    random: Random,
    url = urls[0]!,
  ): Promise<Party> {
    const seats = await takeSeats(plan, url);
    const players = seats.map(
      ({ token, code, seat }) => new Player({ name: NAMES[seat]!, token, code }, urls, random),
    );
    const party = new Party(plan, seats[0]!.code, players);
    void party.#begin();
    return party;
  }

  get isOver(): boolean {
    return this.players.every(({ isOver, told }) => isOver && told.length > 0);
  }

  get isThere(): boolean {
    return this.players.every(({ isThere }) => isThere);
  }

  /** How many messages its players have had. */
  get told(): number {
    return this.players.reduce((sum, { told }) => sum + told.length, 0);
  }

  /** Compares all that was told with what was kept. */
  check(events: readonly TableEvent[]): void {
    assert.ok(seatedIn(events) <= this.plan.people + this.plan.bots, 'seated twice');
    for (const player of this.players) {
      assert.equal(player.sentAway, null, `${player.name} was sent away from ${this.code}`);
      checkTold(player, events, this.restarts);
    }
    checkWitnessed(this.players, events);
  }

  /** A server starts over with what was kept. */
  noteRestart(at: number, events: readonly TableEvent[]): void {
    this.restarts.push({ at, t: timeIn(events) });
  }

  /** The game is over: its record is there, in order, and what everybody was shown. */
  async checkRecord(urls: readonly string[]): Promise<void> {
    const url = await this.#ownerAmong(urls);
    const list = (await (await fetch(`${url}/api/tables/${this.code}/games`)).json()) as { round: number }[];
    assert.deepEqual(
      list.map(({ round }) => round),
      [1],
    );
    const text = await (await fetch(`${url}/api/tables/${this.code}/games/1`)).text();
    const read = readRecord(text.trimEnd().split('\n'), findGame);
    assert.ok(read.ok, JSON.stringify(read));
    const verdict = verify(read.record);
    assert.ok(verdict.ok && verdict.finished && verdict.deal === 'proven', JSON.stringify(verdict));
    for (const { told } of this.players) {
      const shown = told.find(({ frame }) => frame.m === 'record')?.frame;
      // Who was away when it ended sees it on the list.
      if (shown?.m === 'record') assert.equal(shown.sha256, sealOf(text).sha256);
    }
  }

  /** All agree to stop here: what there is of the game is what counts. */
  agreeToEnd(): void {
    for (const { client } of this.players) void client.ask({ ask: 'vote', on: 'end', yes: true });
  }

  goHome(): void {
    for (const player of this.players) player.goHome();
  }

  async #ownerAmong(urls: readonly string[]): Promise<string> {
    for (const url of urls) if ((await fetch(`${url}/api/tables/${this.code}`)).ok) return url;
    throw new Error(`Nobody keeps table ${this.code}.`);
  }

  async #begin(): Promise<void> {
    const [host] = this.players as [Player];
    const ask = (player: Player, wish: ClientAsk) => player.client.ask(wish);
    for (let bot = 0; bot < this.plan.bots; bot++) {
      await ask(host, { ask: 'add-bot', level: 'random', name: `Bot ${bot}` });
    }
    await Promise.all(this.players.map((player) => ask(player, { ask: 'ready', ready: true })));
    await ask(host, { ask: 'start' });
    for (const player of this.players) player.play();
  }
}

interface Seated {
  readonly code: string;
  readonly seat: number;
  readonly token: string;
}

/**
 * Opens a table and takes its seats. A server that hears late from its database, on a busy machine, is not ready for a moment;
 * whether a seat was stored then nobody knows, so they begin again with another table.
 */
async function takeSeats(plan: PartyPlan, url: string): Promise<Seated[]> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const opening = { game: plan.game, rules: RULES, name: NAMES[0] };
    const seats = [await post(`${url}/api/tables`, opening)];
    for (const name of NAMES.slice(1, plan.people)) {
      if (seats.includes(null)) break;
      seats.push(await post(`${url}/api/tables/${seats[0]!.code}/seats`, { name }));
    }
    if (!seats.includes(null)) return seats as Seated[];
    await delay(waitBefore(tries, Math.random()));
  }
  throw new Error('The server is never ready.');
}

/** Null where the server is not ready. */
async function post(url: string, body: unknown): Promise<Seated | null> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status === 503) return null;
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Seated;
}

/** Every signal that was seen is a line in the end, with whoever saw it. */
function checkWitnessed(players: readonly Player[], events: readonly TableEvent[]): void {
  if (!events.some((event) => event.j === 'line' && event.line.e === 'ended')) return;
  const seen = new Set<string>();
  for (const event of events) {
    if (event.j !== 'line' || event.line.e !== 'signalled') continue;
    const line = event.line as unknown as { seat: number; to: number; from: number; seenBy: number[] };
    for (const viewer of line.seenBy) seen.add(`${viewer} ${line.seat} ${line.to} ${line.from}`);
  }
  for (const { client, told, name } of players) {
    for (const { frame } of told) {
      if (frame.m !== 'signal') continue;
      const sight = `${client.seat} ${frame.of} ${frame.to} ${frame.until - RULES.lasting}`;
      assert.ok(seen.has(sight), `${name} saw a signal that is not in the record: ${JSON.stringify(frame)}`);
    }
  }
}
