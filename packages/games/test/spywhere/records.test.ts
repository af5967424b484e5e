import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  headerOf,
  type Line,
  legalCommands,
  Play,
  Random,
  readRecord,
  type Setup,
  seatsIn,
  seedFrom,
  verify,
  withoutSeed,
  writeRecord,
} from '@oeillade/kernel';
import {
  type SpywhereCommand,
  type SpywhereEvent,
  type SpywhereOptions,
  type SpywhereState,
  type SpywhereView,
  spywhere,
} from '../../src/spywhere/index.ts';
import { setupOf } from './table.ts';

const GAMES = 200;

type SpywherePlay = Play<SpywhereState, SpywhereCommand, SpywhereEvent, SpywhereView>;
type Lines = readonly Line<SpywhereEvent>[];

/**
 * Attempts are many among the legal commands: picked blindly they would end every game after a few turns. So
 * some tables are patient.
 */
function choose(commands: readonly SpywhereCommand[], patience: number, random: Random): SpywhereCommand {
  const eliminations = commands.filter((command) => command.do === 'eliminate');
  if (eliminations.length > 0 && random.happens(0.8)) return random.pick(eliminations);
  const end = commands.find((command) => command.do === 'end-turn');
  return end && random.happens(patience) ? end : random.pick(commands);
}

function playOut(
  setup: Setup<SpywhereOptions>,
  text: string,
  until: (play: SpywherePlay) => boolean = () => false,
) {
  const seed = seedFrom(text);
  const play: SpywherePlay = Play.deal(spywhere, setup, seed);
  const random = new Random(seed, 'players');
  const patience = random.fraction();
  for (let t = 0; !spywhere.outcome(play.state) && !until(play); t++) {
    const seat = random.pick(seatsIn(spywhere.awaited(play.state)));
    const decision = play.act(seat, choose(legalCommands(spywhere, play.state, seat), patience, random), t);
    assert.ok(decision.ok, JSON.stringify(decision));
  }
  return play;
}

const named = (players: number) =>
  Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat}`, kind: 'human' as const }));

function judge({ setup, seed }: SpywherePlay, lines: Lines, { running = false } = {}) {
  const header = headerOf(spywhere, setup, named(setup.players), seed);
  const text = writeRecord(running ? withoutSeed(header) : header, lines);
  const read = readRecord(text.trimEnd().split('\n'), (id) => (id === 'spywhere' ? spywhere : null));
  assert.ok(read.ok, JSON.stringify(read));
  return verify(read.record);
}

for (const players of [2, 3, 4, 5, 6]) {
  for (const noTriples of [false, true]) {
    const kind = noTriples ? ' without triples' : '';
    test(`${GAMES} random games of ${players} players${kind} end, and their records verify`, () => {
      const seen = new Set<string>();
      for (let index = 0; index < GAMES; index++) {
        const play = playOut(setupOf(players, { noTriples }), `game ${index}`);
        for (const line of play.lines) seen.add(line.e === 'closed' ? `closed by ${line.why}` : line.e);
        const verdict = judge(play, play.lines);
        assert.ok(verdict.ok, JSON.stringify(verdict));
        assert.deepEqual([verdict.finished, verdict.deal], [true, 'proven']);
        const resumed = Play.resume(spywhere, play.setup, play.seed, play.lines);
        assert.deepEqual(resumed.state, play.state);
      }
      const kinds = Object.keys(spywhere.lines).filter(
        (each) => each !== 'closed' && (noTriples || each !== 'returned'),
      );
      for (const each of [...kinds, 'closed by pile', 'closed by attempts']) {
        assert.ok(seen.has(each), `no game had "${each}"`);
      }
    });
  }
}

/** The verdict on a record in which one line was changed. */
function forged<Kind extends SpywhereEvent['e']>(
  play: SpywherePlay,
  kind: Kind,
  change: (line: Extract<SpywhereEvent, { e: Kind }>) => object,
): string | undefined {
  const at = play.lines.findIndex((line) => line.e === kind);
  assert.notEqual(at, -1, `the record has no "${kind}"`);
  const line = play.lines[at] as Extract<Line<SpywhereEvent>, { e: Kind }>;
  const verdict = judge(play, play.lines.with(at, { ...line, ...change(line) } as Line<SpywhereEvent>));
  assert.ok(!verdict.ok, 'the forged record was believed');
  assert.equal(verdict.flaw.line, at + 2);
  return verdict.flaw.rule;
}

/** A game in which everything happened. */
function richGame(): SpywherePlay {
  for (let index = 0; index < 500; index++) {
    const play = playOut(setupOf(3, { noTriples: true }), `rich ${index}`);
    const kinds = new Set(play.lines.map(({ e }) => e));
    if (Object.keys(spywhere.lines).every((kind) => kinds.has(kind as SpywhereEvent['e']))) return play;
  }
  return assert.fail('no game had every kind of event');
}

test('a forged line is refused with its number and the clause that it breaks', () => {
  const play = richGame();
  const otherThan = (nation: string) => (nation === 'italy' ? 'france' : 'italy');
  assert.equal(
    forged(play, 'drew', ({ card }) => ({ card: otherThan(card) })),
    'S-20',
  );
  assert.equal(
    forged(play, 'drew', ({ seat }) => ({ seat: (seat + 1) % 3 })),
    'S-33',
  );
  assert.equal(
    forged(play, 'drew', () => ({ why: 'bonus' })),
    'S-25',
  );
  assert.equal(
    forged(play, 'filled', ({ cards }) => ({ cards: cards.slice(1) })),
    'S-26',
  );
  assert.equal(
    forged(play, 'returned', ({ pile }) => ({ pile: pile.slice(1) })),
    'S-27',
  );
  assert.equal(
    forged(play, 'returned', ({ pile }) => ({ pile: pile.map(otherThan) })),
    'S-27',
  );
  assert.equal(
    forged(play, 'attempted', ({ seat }) => ({ at: seat })),
    'S-29',
  );
  assert.equal(
    forged(play, 'closed', ({ why }) => ({ why: why === 'pile' ? 'attempts' : 'pile' })),
    'S-40',
  );
  assert.equal(
    forged(play, 'ended', ({ scores }) => ({ scores: scores.map((score) => score + 1) })),
    'S-44',
  );
  assert.equal(
    forged(play, 'ended', ({ own }) => ({ own: own.map((count) => count + 1) })),
    'S-44',
  );
  assert.equal(
    forged(play, 'ended', ({ ranks }) => ({ ranks: ranks.map((rank) => rank + 1) })),
    'S-45',
  );
});

/** Where somebody eliminated: the extra card comes next, then the market is filled. */
function bonusIn({ lines }: SpywherePlay): number {
  const at = lines.findIndex((line) => line.e === 'drew' && line.why === 'bonus');
  assert.deepEqual([lines[at - 1]?.e, lines[at + 1]?.e], ['eliminated', 'filled']);
  return at;
}

test('S-25 S-26 an extra card that was drawn after the filling, was another one, or was not earned is named as such', () => {
  const play = richGame();
  const at = bonusIn(play);
  const { lines } = play;
  const bonus = lines[at] as Extract<Line<SpywhereEvent>, { e: 'drew' }>;
  const other = { ...bonus, card: bonus.card === 'italy' ? 'france' : 'italy' } as const;
  const late = lines.with(at, lines[at + 1]!).with(at + 1, bonus);
  const afterTheExchange = lines.findIndex(({ e }) => e === 'exchanged') + 1;
  const unearned = lines.toSpliced(afterTheExchange, 0, { ...bonus, t: lines[afterTheExchange]!.t });
  for (const [forgery, index] of [
    [late, at],
    [lines.with(at, other), at],
    [lines.toSpliced(at, 1), at],
  ] as const) {
    const verdict = judge(play, forgery);
    assert.deepEqual(!verdict.ok && [verdict.flaw.rule, verdict.flaw.line], ['S-25', index + 2]);
  }
  assert.ok(!judge(play, unearned).ok);
});

/** A game with a shuffle in the middle, after which two cards that differ were never drawn. */
function gameWithShuffle(): { play: SpywherePlay; at: number; undrawn: readonly [number, number] } {
  for (let index = 0; index < 500; index++) {
    const play = playOut(setupOf(3, { noTriples: true }), `shuffle ${index}`);
    const at = play.lines.findLastIndex(({ e }) => e === 'returned');
    if (at === -1) continue;
    const { pile } = play.lines[at] as Extract<SpywhereEvent, { e: 'returned' }>;
    const last = pile.length - 1;
    const other = pile.findLastIndex((card) => card !== pile[last]);
    if (last - other < spywhere.view(play.state, null).pileSize) return { play, at, undrawn: [other, last] };
  }
  return assert.fail('every pile was used up');
}

test('S-27 a shuffle of the right cards that the seed does not give leaves the deal unproven', () => {
  const { play, at, undrawn } = gameWithShuffle();
  const whole = judge(play, play.lines);
  assert.equal(whole.ok && whole.deal, 'proven');
  const [one, other] = undrawn;
  const returned = play.lines[at] as Extract<Line<SpywhereEvent>, { e: 'returned' }>;
  const pile = returned.pile.with(one, returned.pile[other]!).with(other, returned.pile[one]!);
  const verdict = judge(play, play.lines.with(at, { ...returned, pile }));
  assert.deepEqual(verdict.ok && [verdict.finished, verdict.deal], [true, 'other-shuffle']);
});

test('a record that lacks what must follow is refused', () => {
  const play = richGame();
  const without = (kind: string) => play.lines.filter((line) => line.e !== kind);
  for (const [kind, rule] of [
    ['filled', 'S-26'],
    ['returned', 'S-27'],
    ['closed', 'S-40'],
    ['ended', 'S-43'],
  ] as const) {
    const verdict = judge(play, without(kind));
    assert.equal(!verdict.ok && verdict.flaw.rule, rule);
  }
});

test('a running game verifies as unfinished', () => {
  const play = playOut(setupOf(4), 'running', ({ lines }) => lines.length > 30);
  const verdict = judge(play, play.lines, { running: true });
  assert.deepEqual(verdict, { ok: true, finished: false, outcome: null, deal: 'no-seed' });
});

test('a game that was stopped by agreement verifies, in its turns and in its last attempts', () => {
  for (const closed of [false, true]) {
    const play = playOut(setupOf(4), 'agreed', ({ lines }) =>
      closed ? lines.some(({ e }) => e === 'attempted-last') : lines.length > 30,
    );
    const t = play.lines.at(-1)!.t;
    play.stop(t);
    assert.deepEqual(play.lines.at(-1)?.e, 'ended');
    const verdict = judge(play, play.lines);
    assert.ok(verdict.ok && verdict.finished, JSON.stringify(verdict));
  }
});
