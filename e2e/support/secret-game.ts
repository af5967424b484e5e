import assert from 'node:assert/strict';
import { verified } from '../../apps/server/test/support/records.ts';
import { leaksIn } from '../../apps/server/test/support/secrecy/check.ts';
import { Guest } from './guest.ts';
import { type Held, holdings } from './held.ts';
import { browser, server } from './open-server.ts';
import { type OwnPart, ownPartOf } from './own-part.ts';
import { gather, sayGoodbye } from './party.ts';
import { STAGE, stagesEmpty } from './stage.ts';

const EVERY = 6;

export interface SecretGame {
  readonly game: string;
  /** Each scene is played to its end; otherwise the next press ends it. */
  readonly whole?: boolean;
}

/**
 * A game of four, with somebody who watches. Now and then, and whenever something is staged, all that each browser holds is
 * kept, and held against the record when it is over.
 */
export async function playInSecret({ game, whole = false }: SecretGame): Promise<void> {
  const players = await gather({ browser, url: server.url, game, people: 4 });
  const watcher = await Guest.comes(browser, { url: server.url, name: 'Zoé' });
  await watcher.watches(new URL(players[0]!.page.url()).pathname);
  const guests = [...players, watcher];
  const own = await ownPartOf(game);
  const held: Held[] = [];
  const between = async (step: number) => {
    // Once it is over, everybody may see everything.
    if (await isOver(guests)) return;
    if (step % EVERY === 0 || (await onStage(watcher)))
      held.push(...(await Promise.all(guests.map((guest) => holdings(guest, own)))));
    if (whole) await stagesEmpty(guests);
  };
  await own.playsTogether(players, between);
  await Promise.all(guests.map((guest) => guest.sees('[data-part~="end"] [data-part~="place"]')));
  await compare(own, players, watcher, held);
  await sayGoodbye(guests);
}

async function isOver(guests: readonly Guest[]): Promise<boolean> {
  const ends = guests.map((guest) => guest.get('[data-held], [data-part~="end"]').count());
  return (await Promise.all(ends)).some((count) => count > 0);
}

const onStage = async (guest: Guest): Promise<boolean> => (await guest.get(STAGE).count()) > 0;

/** The record, which everybody gets at the end, says what each might not know until then. */
async function compare(
  part: OwnPart,
  players: readonly Guest[],
  watcher: Guest,
  held: readonly Held[],
): Promise<void> {
  const told = players[0]!.received.findLast(({ text }) => text.includes('"m":"record"'));
  const { round } = JSON.parse(told?.text ?? '{}') as { round: number };
  const { pathname } = new URL(players[0]!.page.url());
  const answer = await fetch(`${server.url}/api/tables${pathname.replace(/^\/t/, '')}/games/${round}`);
  const { record } = verified(await answer.text());
  const tokens = await Promise.all(players.map((guest) => guest.token()));
  assert.equal(new Set(tokens).size, players.length);
  const { seed, fair } = record.header;
  const draws = [seed, fair?.secret].filter((text) => text !== undefined && text !== '') as string[];

  for (const guest of [...players, watcher]) {
    const seat = await guest.seat();
    assert.equal(seat === null, guest === watcher);
    const { name, received, asked } = guest;
    assert.ok(received.length > 20, `${name} heard of the game`);
    assert.deepEqual(leaksIn({ name, seat, received, asked }, { record, tokens }), []);
    const own = held.filter((one) => one.guest === guest);
    assert.ok(own.length > 1, `${name}’s page was looked into`);
    const hasCards = own.some(({ shown }) => shown.hand.length > 0);
    assert.equal(hasCards, seat !== null, `${name}’s own cards were there to be seen, or nobody’s`);
    for (const one of own) {
      const strange = tokens.filter((_, index) => index !== seat);
      for (const secret of [...strange, ...draws]) {
        assert.ok(!one.page.includes(secret) && !one.storage.includes(secret), `${name} holds a secret`);
      }
      if (seat !== null) assert.ok(!one.page.includes(tokens[seat]!), `${name}’s own secret is on the page`);
      keepsOnly(one);
      part.check(one, seat, record);
    }
  }
}

/** All that a browser at a table may keep; the quick rules are put there by these tests. */
const KEPT =
  /^oeillade\/(?:person|watcher|recent|pending|settings|language|level|passport|notebook|alone-rules|deals-seen|series|begun|game|voices)/;

function keepsOnly({ storage }: Held): void {
  for (const kept of JSON.parse(storage) as Record<string, string>[]) {
    for (const key of Object.keys(kept)) assert.match(key, KEPT);
  }
}
