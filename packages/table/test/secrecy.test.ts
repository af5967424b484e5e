import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { look, plans, type Step, stepsOf, take, tries, voteToPause, wink } from './wink-family/evenings.ts';
import { gather, NAMES, type Name, type Party, type Plan } from './wink-family/party.ts';

/*
 * The same evening twice, in which only ada's eyes differ for a while. Whoever does not look at her in that while
 * gets the same bytes, message by message and number by number; and where she looks at them, all the same bytes but for how
 * many eyes they feel (D-10).
 */

/** What ada's eyes do at a step: nothing, a look, a wink at somebody who waits for it, or one that a camera sees. */
type EyeStep = { readonly look: number } | 'wink' | 'wink for real' | null;

interface Evening {
  readonly plan: Plan;
  readonly steps: readonly Step[];
  /** Ada's eyes differ from one of these steps to the other. */
  readonly between: readonly [number, number];
  readonly eyes: readonly [readonly EyeStep[], readonly EyeStep[]];
}

const LENGTH = 50;
const USES_EYES: ReadonlySet<Step['does']> = new Set(['look', 'wink', 'wink for real']);

const eyes: fc.Arbitrary<EyeStep[]> = fc.array(
  fc.oneof(
    fc.record({ look: fc.nat(8) }),
    fc.constant('wink' as const),
    fc.constant('wink' as const),
    fc.constant('wink for real' as const),
    fc.constant(null),
  ),
  { minLength: LENGTH, maxLength: LENGTH },
);

const evenings: fc.Arbitrary<Evening> = fc.record({
  plan: plans,
  steps: stepsOf(LENGTH),
  between: fc.tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 26, max: LENGTH - 1 })),
  eyes: fc.tuple(eyes, eyes),
});

/**
 * A step of both evenings, except that it does not touch ada's eyes while they differ. From then on she does not react: that a
 * face reacts says that it makes no signal at that moment, which is meant. Until then she does, also right before she winks.
 */
function takeShared(
  party: Party,
  step: Step,
  { adasEyesDiffer, sinceThen }: { readonly adasEyesDiffer: boolean; readonly sinceThen: boolean },
): void {
  const isAdas = step.who % party.guests.length === party.ada.seat;
  if (isAdas && sinceThen && step.does === 'react') return;
  // Whoever plays for ada would use her eyes.
  if (isAdas && step.does === 'vanish') return;
  if (isAdas && adasEyesDiffer && USES_EYES.has(step.does)) return;
  take(party, step);
}

/** What the others and the watchers are told when they come back; ada's own messages are hers. */
function comeBack(party: Party): void {
  for (const { name, bytes } of party.guests) {
    if (name !== 'ada') bytes.push(JSON.stringify(party.catchUp(name, null)));
  }
  party.watched.push(JSON.stringify(party.catchUp('watchers', null)));
}

interface Lived {
  readonly party: Party;
  /** The game's time while ada's eyes differed. */
  readonly from: number;
  readonly until: number;
}

function live({ plan, steps, between: [first, last], eyes }: Evening, which: 0 | 1): Lived {
  const party = gather(plan);
  party.guests.forEach((guest, index) => {
    party.pings(guest.name, { roundTrip: 2 * ((index * 37) % 120), theirs: (now) => now });
  });
  party.ada.starts();
  let from = 0;
  let until = 0;
  for (const [index, step] of steps.entries()) {
    if (party.lobby().phase !== 'playing') break;
    party.wait(step.after);
    const differs = index >= first && index < last;
    if (index === first) from = party.time;
    if (index === last) {
      // No eyes move in a pause.
      voteToPause(party, false);
      tries(party.ada, { ask: 'look', at: null });
    }
    if (index <= last) until = party.time;
    const eye = eyes[which][index] ?? null;
    if (differs && eye === 'wink') wink(party, party.ada);
    else if (differs && eye === 'wink for real') tries(party.ada, { ask: 'winked', signal: 'wink' });
    else if (differs && eye !== null) look(party, party.ada, (eye as { look: number }).look);
    takeShared(party, step, { adasEyesDiffer: differs, sinceThen: index >= first });
    if (index % 10 === 5) comeBack(party);
  }
  return { party, from, until };
}

/** Whoever had their eyes on ada, turning to her included, at any time while hers differed. */
function lookedAtAda({ party, from, until }: Lived): Set<Name> {
  const seen = new Set<Name>();
  for (const guest of party.guests) {
    let at: number | null = null;
    for (const line of [...party.linesOf('looked'), null]) {
      if (line !== null && line.seat !== guest.seat) continue;
      if (at === party.ada.seat && (line?.t ?? Number.POSITIVE_INFINITY) >= from) seen.add(guest.name);
      if (line === null || line.t > until) break;
      at = line.at;
    }
    if (at === party.ada.seat) seen.add(guest.name);
  }
  return seen;
}

/** Whom ada's own eyes met while they differed, in any of the two evenings. */
function metByAda(lives: readonly Lived[]): Set<Name> {
  const met = new Set<Name>();
  for (const { party, from, until } of lives) {
    let at: number | null = null;
    for (const line of party.linesOf('looked').filter(({ seat }) => seat === party.ada.seat)) {
      if (line.t > until) break;
      if (at !== null && line.t >= from) met.add(party.nameAt(at));
      at = line.at;
      if (at !== null && line.t >= from) met.add(party.nameAt(at));
    }
    if (at !== null) met.add(party.nameAt(at));
  }
  return met;
}

/** After the end everybody may know everything (W-55). */
const beforeTheEnd = (bytes: readonly string[]): string[] =>
  bytes.filter((text) => !text.includes('"m":"record"'));

/** All but how many eyes somebody feels, and what was told for the sake of that alone. */
function withoutFelt(bytes: readonly string[]): string[] {
  let last = '';
  return bytes.flatMap((text) => {
    if (!text.includes('"m":"eyes"')) return [text];
    const sees = text.replace(/"felt":\d+/, '"felt":0');
    const isNew = sees !== last;
    last = sees;
    return isNew ? [sees] : [];
  });
}

describe('the eyes’ secret', () => {
  test('D-3 who does not look at A gets the same bytes whether A signals or not, and wherever A looks', () => {
    let compared = 0;
    let unmet = 0;
    let signals = 0;
    let moves = 0;
    fc.assert(
      fc.property(evenings, (evening) => {
        const [one, other] = [live(evening, 0), live(evening, 1)];
        const spies = lookedAtAda(one);
        const met = metByAda([one, other]);
        assert.deepEqual(lookedAtAda(other), spies, 'the others looked where they looked');
        assert.deepEqual(beforeTheEnd(other.party.watched), beforeTheEnd(one.party.watched), 'the watchers');
        for (const { name } of one.party.guests) {
          if (name === 'ada' || spies.has(name)) continue;
          compared++;
          const told = ({ party }: Lived) => beforeTheEnd(party[name].bytes);
          if (!met.has(name)) assert.deepEqual(told(other), told(one), `for ${name}`);
          else
            assert.deepEqual(withoutFelt(told(other)), withoutFelt(told(one)), `but for felt eyes, ${name}`);
          if (!met.has(name)) unmet++;
        }
        const made = ({ party }: Lived) => party.linesOf('signalled').filter(({ seat }) => seat === 0).length;
        if (made(one) !== made(other)) signals++;
        moves += one.party.linesOf('called').length;
      }),
      { numRuns: 150, seed: 3 },
    );
    assert.ok(compared > 150, `only ${compared} pairs of eyes were compared`);
    assert.ok(unmet > 50, `only ${unmet} of them were never met by ada's eyes`);
    assert.ok(signals > 25, `only ${signals} evenings differed in ada's signals`);
    assert.ok(moves > 500, `only ${moves} calls were made`);
  });

  test('D-42 D-44 at a table of living faces nobody at all gets another byte because of a wink that a camera saw', () => {
    let compared = 0;
    const real = fc.constantFrom('wink for real' as const, null);
    const both = fc.array(real, { minLength: LENGTH, maxLength: LENGTH });
    fc.assert(
      fc.property(evenings, both, both, (evening, one, other) => {
        const plan = { ...evening.plan, options: { channel: 'living' } };
        const lives = ([0, 1] as const).map((which) => live({ ...evening, plan, eyes: [one, other] }, which));
        const [first, second] = lives.map(({ party }) => party) as [Party, Party];
        if (first.linesOf('winked').length !== second.linesOf('winked').length) compared++;
        assert.deepEqual(beforeTheEnd(second.watched), beforeTheEnd(first.watched), 'the watchers');
        for (const { name } of first.guests) {
          if (name === 'ada') continue;
          assert.deepEqual(beforeTheEnd(second[name].bytes), beforeTheEnd(first[name].bytes), `for ${name}`);
        }
      }),
      { numRuns: 60, seed: 3 },
    );
    assert.ok(compared > 40, `only ${compared} evenings differed in ada's winks`);
  });

  test('D-7 with peripheral vision it still holds for signals', () => {
    const evening = (winks: boolean) => {
      const party = gather({ rules: { peripheral: true }, options: { first: 1 } });
      party.ada.starts();
      party.ben.callsCardOf('ada');
      party.ada.looksAt('ben');
      party.ben.looksAt('ada');
      party.wait(500);
      if (winks) party.ada.winksAt('ben');
      party.wait(2_000);
      party.cleo.callsCardOf('dora');
      return party;
    };
    const [winked, still] = [evening(true), evening(false)];
    for (const name of ['cleo', 'dora'] as const)
      assert.deepEqual(winked[name].bytes, still[name].bytes, name);
    assert.deepEqual(winked.watched, still.watched);
    assert.notDeepEqual(winked.ben.bytes, still.ben.bytes);
  });

  test('what a stand-in draws does not tell that somebody’s eyes moved', () => {
    const evening = (looks: readonly Name[]) => {
      const party = gather({
        rules: { mostForTurn: 1_000 },
        options: { first: 1 },
        players: NAMES.length - 2,
      });
      party.ada.starts();
      for (const whom of looks) party.ada.looksAt(whom);
      party.wait(60_000);
      return party.watched;
    };
    assert.deepEqual(evening([]), evening(['ben', 'cleo', 'dora']));
  });
});
