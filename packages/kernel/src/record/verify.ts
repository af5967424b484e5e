import { decide } from '../decide.ts';
import { fairSeed, promiseOf } from '../fair.ts';
import type { Flaw, Game, GameEvent, Line, Outcome, Witness } from '../game.ts';
import { chanceAt, dealFrom } from '../play.ts';
import { isSeed } from '../seed.ts';
import type { GameRecord, RecordFlaw } from './read.ts';

/** What can be said of the deal: `proven` that it follows from the seed that was promised, or why not. */
export type DealProof =
  | 'proven'
  | 'no-seed'
  | 'other-commitment'
  | 'other-seed'
  | 'other-deal'
  /** The deal follows from the seed; a shuffle in the middle of the game does not. */
  | 'other-shuffle';

export type Verdict =
  | {
      readonly ok: true;
      readonly finished: boolean;
      readonly outcome: Outcome | null;
      readonly deal: DealProof;
    }
  | { readonly ok: false; readonly flaw: RecordFlaw };

/** Checks every line of a record against the rules. */
export function verify(record: GameRecord): Verdict {
  const [dealt] = record.lines;
  if (!dealt) return { ok: false, flaw: flawAt(record, 0, 'format', 'the record ends before the deal') };
  const problem = checkOpening(record, dealt);
  if (problem) return { ok: false, flaw: problem };
  return new Verification(record, dealt).run();
}

/**
 * Does the deal follow from the seed, and is the seed the one that was promised? Shuffles in the middle of the game are
 * checked by `verify`, which plays it.
 */
export function proveDeal({ game, setup, header, lines }: GameRecord): DealProof {
  const { seed, commitment, fair } = header;
  const promised = fair?.secret ?? seed;
  if (seed === undefined || commitment === undefined || promised === undefined) return 'no-seed';
  if (!isSeed(seed) || !isSeed(promised)) return 'no-seed';
  if (promiseOf(promised) !== commitment) return 'other-commitment';
  if (fair && fairSeed(fair) !== seed) return 'other-seed';
  const dealt = lines[0] as unknown as Record<string, unknown>;
  return differingKey(dealFrom(game, setup, seed), dealt) === null ? 'proven' : 'other-deal';
}

function checkOpening(record: GameRecord, dealt: Line<GameEvent>): RecordFlaw | null {
  const { game, setup } = record;
  if (dealt.e !== 'dealt')
    return flawAt(record, 0, game.clause('dealt', null), 'a game begins with its deal');
  if (dealt.t !== 0) return flawAt(record, 0, 'format', 'the time counts from the deal: its t is 0');
  const problem = game.checkDeal(setup, dealt);
  return problem && flawAt(record, 0, problem.rule, problem.message);
}

class Verification {
  readonly #record: GameRecord;
  readonly #game: Game;
  readonly #witness: Witness<object, GameEvent>;
  #state: object;
  /** What must come next, because it follows from a line before. */
  #following: GameEvent[] = [];
  #index = 1;
  #shufflesFollow = true;

  constructor(record: GameRecord, dealt: Line<GameEvent>) {
    this.#record = record;
    this.#game = record.game;
    this.#state = record.game.begin(record.setup, dealt);
    this.#witness = record.game.witness(record.setup, record.header.options);
  }

  run(): Verdict {
    const { lines, header } = this.#record;
    let before = 0;
    for (; this.#index < lines.length; this.#index++) {
      const line = lines[this.#index]!;
      if (line.t < before) return this.#fail('format', `t goes back from ${before} to ${line.t}`);
      before = line.t;
      const flaw = this.#check(line);
      if (flaw) return this.#fail(flaw.rule, flaw.message);
    }
    const [missing] = this.#following;
    if (missing) {
      return this.#fail(
        this.#game.clauseOf(missing, null),
        `the record ends where "${missing.e}" must follow`,
      );
    }
    const outcome = this.#game.outcome(this.#state);
    if (!outcome && header.seed !== undefined) {
      return this.#fail('format', 'the record ends before the game does, yet its header shows the seed');
    }
    const deal = proveDeal(this.#record);
    return {
      ok: true,
      finished: outcome !== null,
      outcome,
      deal: deal === 'proven' && !this.#shufflesFollow ? 'other-shuffle' : deal,
    };
  }

  #check(line: Line<GameEvent>): Flaw | null {
    const game = this.#game;
    const expected = this.#following.shift();
    if (expected) return this.#compare(expected, line) ?? this.#takeIn(line);
    if (game.outcome(this.#state)) {
      return { rule: game.clause('ended', null), message: `"${line.e}" after the end of the game` };
    }
    if (game.isWitnessed(line.e)) return this.#witness.check(this.#state, line);
    const cause = game.cause(line);
    const events = cause ? this.#replay(cause.seat, cause.command) : this.#agreedEnd(line);
    if (!Array.isArray(events)) return events as Flaw;
    const [first, ...rest] = events;
    this.#following = rest;
    return this.#compare(first!, line) ?? this.#takeIn(line);
  }

  #replay(seat: number, command: object): GameEvent[] | Flaw {
    const { players } = this.#record.setup;
    const table = { players, state: this.#state, chance: { shuffled: this.#recordedShuffle() } };
    const decision = decide(this.#game, table, seat, command);
    if (decision.ok) return [...decision.events];
    const { code, rule } = decision.refusal;
    return { rule: rule ?? 'format', message: `seat ${seat} may not do this: ${code}` };
  }

  #agreedEnd(line: Line<GameEvent>): GameEvent[] | Flaw {
    const nothing = {
      rule: this.#game.clauseOf(line, null),
      message: `"${line.e}" does not follow from what was played`,
    };
    if (line.e !== 'ended' || (line as { why?: unknown }).why !== 'agreed') return nothing;
    const events: GameEvent[] = [];
    this.#game.stop(this.#game.copy(this.#state), events);
    return events;
  }

  /**
   * Takes the shuffles from the lines that follow: whether they are shuffles of the right cards shows there. Where the header
   * shows the seed, each is compared with the one that was drawn from it.
   */
  #recordedShuffle(): (cards: readonly number[]) => readonly number[] {
    const { lines, header } = this.#record;
    const { seed } = header;
    const chance = seed !== undefined && isSeed(seed) ? chanceAt(seed, this.#index) : null;
    let at = this.#index;
    return (cards) => {
      const drawn = chance?.shuffled(cards);
      for (at++; at < lines.length; at++) {
        const shuffle = this.#game.recordedShuffle(lines[at]!);
        if (!shuffle) continue;
        if (drawn && drawn.join() !== shuffle.join()) this.#shufflesFollow = false;
        return isSameCards(cards, shuffle) ? shuffle : cards;
      }
      return cards;
    };
  }

  #compare(expected: GameEvent, line: Line<GameEvent>): Flaw | null {
    const game = this.#game;
    if (expected.e !== line.e) {
      return {
        rule: game.clauseOf(expected, null),
        message: `"${expected.e}" must follow here, not "${line.e}"`,
      };
    }
    const found = line as unknown as Record<string, unknown>;
    const key = differingKey(expected, found);
    if (key === null) return null;
    const should = JSON.stringify((expected as unknown as Record<string, unknown>)[key]) ?? 'absent';
    const is = JSON.stringify(found[key]) ?? 'absent';
    return { rule: game.clauseOf(expected, key), message: `"${line.e}": ${key} is ${is}, not ${should}` };
  }

  #takeIn(line: Line<GameEvent>): null {
    this.#witness.observe(this.#state, line);
    this.#game.fold(this.#state, line);
    return null;
  }

  #fail(rule: string, message: string): Verdict {
    return { ok: false, flaw: flawAt(this.#record, this.#index, rule, message) };
  }
}

/**
 * The first key in which what was found is not what was expected, or that should not be there. Keys that no line of this
 * kind has were passed over when it was read, and the time is the record's own.
 */
function differingKey(expected: GameEvent, found: Record<string, unknown>): string | null {
  const wanted = expected as unknown as Record<string, unknown>;
  const keys = [...Object.keys(wanted), ...Object.keys(found).filter((key) => key !== 't')];
  return keys.find((key) => JSON.stringify(wanted[key]) !== JSON.stringify(found[key])) ?? null;
}

function isSameCards(some: readonly number[], others: readonly number[]): boolean {
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();
  return sorted(some) === sorted(others);
}

/** `index` counts the events; the header is the line before the first. */
function flawAt(record: GameRecord, index: number, rule: string, message: string): RecordFlaw {
  return { line: record.firstLine + 1 + index, rule, message };
}
