import assert from 'node:assert/strict';
import type * as spywhereRules from '@oeillade/games/spywhere';
import type * as winkFamily from '@oeillade/games/wink-family';
import type { GameRecord, Line } from '@oeillade/kernel';
import { verified } from '../../apps/server/test/support/records.ts';
import { leaksIn } from '../../apps/server/test/support/secrecy/check.ts';
import { Guest } from './guest.ts';
import { type Held, holdings } from './held.ts';
import { browser, server } from './open-server.ts';
import { gather, sayGoodbye } from './party.ts';
import { playSpywhere } from './spywhere.ts';
import { STAGE, stagesEmpty } from './stage.ts';
import { playWink } from './wink.ts';

const EVERY = 6;

export interface SecretGame {
  readonly game: 'wink' | 'spywhere';
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
  // One keeps the passport open, so that there is something to see where it may be seen.
  if (game === 'spywhere') await players[0]!.get('[data-part~="spy-keep"]').click();
  const held: Held[] = [];
  const between = async (step: number) => {
    // Once it is over, everybody may see everything.
    if (await isOver(guests)) return;
    if (step % EVERY === 0 || (await onStage(watcher)))
      held.push(...(await Promise.all(guests.map(holdings))));
    if (whole) await stagesEmpty(guests);
  };
  if (game === 'wink') await playWink(players, { winks: 3, accuses: 2, between });
  else await playSpywhere(players, { between });
  await Promise.all(guests.map((guest) => guest.sees('[data-part~="end"] [data-part~="place"]')));
  await compare(players, watcher, held);
  await sayGoodbye(guests);
}

async function isOver(guests: readonly Guest[]): Promise<boolean> {
  const ends = guests.map((guest) => guest.get('[data-held], [data-part~="end"]').count());
  return (await Promise.all(ends)).some((count) => count > 0);
}

const onStage = async (guest: Guest): Promise<boolean> => (await guest.get(STAGE).count()) > 0;

/** The record, which everybody gets at the end, says what each might not know until then. */
async function compare(players: readonly Guest[], watcher: Guest, held: readonly Held[]): Promise<void> {
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
    const hasCards = own.some(({ numbers, codes }) => numbers.length + codes.hand.length > 0);
    assert.equal(hasCards, seat !== null, `${name}’s own cards were there to be seen, or nobody’s`);
    for (const one of own) {
      const strange = tokens.filter((_, index) => index !== seat);
      for (const secret of [...strange, ...draws]) {
        assert.ok(!one.page.includes(secret) && !one.storage.includes(secret), `${name} holds a secret`);
      }
      if (seat !== null) assert.ok(!one.page.includes(tokens[seat]!), `${name}’s own secret is on the page`);
      keepsOnly(one);
      if (record.game.facts.id === 'spywhere') showsOwnSpy(one, seat, record);
      else showsOwnCards(one, seat, record);
    }
  }
}

/** All that a browser at a table may keep; the quick rules are put there by these tests. */
const KEPT =
  /^oeillade\/(?:person|watcher|recent|pending|settings|language|level|passport|notebook|alone-rules|deals-seen|series|begun|game|voices)/;

function keepsOnly({ guest, storage }: Held): void {
  for (const kept of JSON.parse(storage) as Record<string, string>[]) {
    for (const [key, value] of Object.entries(kept)) {
      assert.match(key, KEPT);
      // The notebook is empty: nobody has written into it.
      assert.doesNotMatch(value, /italy|france|japan|britain|germany|usa/, `${guest.name} keeps ${key}`);
    }
  }
}

/** Of the wink family: no cards in the hand but those that were dealt into it. */
function showsOwnCards({ guest, numbers }: Held, seat: number | null, { lines }: GameRecord): void {
  const { hands } = lines[0] as Line<winkFamily.Dealt>;
  const dealt: readonly number[] = seat === null ? [] : hands[seat]!;
  const strange = numbers.filter((number) => !dealt.includes(number));
  assert.deepEqual(strange, [], `${guest.name} sees cards of others in the hand`);
}

const CODES: Readonly<Record<spywhereRules.Nation, string>> = {
  italy: 'IT',
  france: 'FR',
  japan: 'JP',
  britain: 'GB',
  germany: 'DE',
  usa: 'US',
};

/** Of Spywhere: my own passport, a hand that I had, the attempts that I made, and nothing of the pile. */
function showsOwnSpy({ guest, codes }: Held, seat: number | null, { lines }: GameRecord): void {
  const events = lines as readonly Line<spywhereRules.SpywhereEvent>[];
  const { passports } = lines[0] as Line<spywhereRules.Dealt>;
  const mine = seat === null ? [] : passports[seat]!.map((nation) => CODES[nation]);
  const strange = codes.passports.filter((code) => !mine.includes(code));
  assert.deepEqual(strange, [], `${guest.name} sees a passport of somebody else`);
  const attempts = events.filter((line) => 'seat' in line && line.seat === seat).flatMap(attemptsIn);
  const guesses = codes.guesses.filter((code) => !attempts.includes(code));
  assert.deepEqual(guesses, [], `${guest.name} sees what somebody else attempted`);
  assert.deepEqual(codes.pile, [], `${guest.name} sees into the pile`);
  // On the way from the table to the ranking no hand is shown at all.
  const hand = [...codes.hand].sort().join(' ');
  const hands = seat === null ? [] : handsOf(seat, events);
  assert.ok(hand === '' || hands.includes(hand), `${guest.name} sees a hand that is not theirs: ${hand}`);
}

function attemptsIn(line: spywhereRules.SpywhereEvent): string[] {
  if (line.e === 'attempted') return [CODES[line.nation]];
  return line.e === 'attempted-last' ? line.attempts.map(({ nation }) => CODES[nation]) : [];
}

/** All the hands that a seat had, one after the other. */
function handsOf(seat: number, lines: readonly Line<spywhereRules.SpywhereEvent>[]): string[] {
  const hand: string[] = [];
  return lines.map((line) => {
    if (line.e === 'dealt') hand.push(...line.hands[seat]!.map((nation) => CODES[nation]));
    if (line.e === 'drew' && line.seat === seat) hand.push(CODES[line.card]);
    if (line.e === 'exchanged' && line.seat === seat) {
      hand.splice(hand.indexOf(CODES[line.gave]), 1, CODES[line.took]);
    }
    return hand.toSorted().join(' ');
  });
}
