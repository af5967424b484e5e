import { decide } from '../decide.ts';
import { fairSeed, promiseOf } from '../fair.ts';
import type { Chance, ChanceDrawn, Flaw, Game, GameEvent, Line, Outcome, Witness } from '../game.ts';
import { chanceAt, dealFrom } from '../play.ts';
import { isSeed } from '../seed.ts';
import type { GameRecord, RecordFlaw } from './read.ts';
import { RecordedChance } from './recorded-chance.ts';

/** What can be said of the deal: `proven` that it follows from the seed that was promised, or why not. */
export type DealProof =
  | 'proven'
  | 'no-seed'
  | 'other-commitment'
  | 'other-seed'
  | 'other-deal'
  /** The deal follows from the seed; a shuffle in the middle of the game does not, or dice do not. */
  | 'other-shuffle'
  | 'other-roll';

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
 * Does the deal follow from the seed, and is the seed the one that was promised? Chance in the middle of the game is
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
  /** The first shuffle or roll in the middle of the game that is not what the seed gives. */
  #forged: 'other-shuffle' | 'other-roll' | null = null;

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
      deal: deal === 'proven' ? (this.#forged ?? deal) : deal,
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
    const table = { players, state: this.#state, chance: this.#recordedChance() };
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
   * Takes the results of chance from the lines of the record, and plays on with them. If the header shows the seed, they are
   * compared with what the seed gives.
   */
  #recordedChance(): Chance {
    const { seed } = this.#record.header;
    const recorded = new RecordedChance(this.#chanceFrom(this.#index));
    if (seed === undefined || !isSeed(seed)) return recorded;
    const drawn = chanceAt(seed, this.#index);
    return {
      shuffled: (cards) => {
        const order = recorded.shuffled(cards);
        if (drawn.shuffled(cards).join() !== order.join()) this.#forged ??= 'other-shuffle';
        return order;
      },
      roll: (sides) => {
        const value = recorded.roll(sides);
        if (drawn.roll(sides) !== value) this.#forged ??= 'other-roll';
        return value;
      },
    };
  }

  *#chanceFrom(index: number): Generator<ChanceDrawn> {
    const { lines } = this.#record;
    for (let at = index; at < lines.length; at++) {
      const drawn = this.#game.recordedChance(lines[at]!);
      if (drawn) yield drawn;
    }
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

/** `index` counts the events; the header is the line before the first. */
function flawAt(record: GameRecord, index: number, rule: string, message: string): RecordFlaw {
  return { line: record.firstLine + 1 + index, rule, message };
}
