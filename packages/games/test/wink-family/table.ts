import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Decision, type Line, legalCommands, Play, type Seat, seedFrom } from '@oeillade/kernel';
import {
  type Dealt,
  type Ended,
  games,
  type LaidCard,
  type Place,
  type SeatView,
  type Signal,
  type WinkCommand,
  type WinkEvent,
  type WinkGame,
  type WinkOptions,
  type WinkState,
  type WinkView,
} from '../../src/wink-family/index.ts';

export const { wink, 'wink-agents': winkAgents, zwinkern } = games;

export const EDITIONS: readonly WinkGame[] = Object.values(games);

/** Clockwise. */
const NAMES = ['ada', 'ben', 'cleo', 'dora', 'emil', 'fay', 'gus', 'hal'] as const;
export type Name = (typeof NAMES)[number];

/** Whoever looks at the table: a player, or somebody who only watches. */
export type Onlooker = Name | 'spectator';

export const seatOf = (name: Name): Seat => NAMES.indexOf(name);
const nameOf = (seat: Seat): Name => NAMES[seat] as Name;

export interface Arrangement {
  /** Four players unless the hands say otherwise. */
  readonly players?: number;
  /** From ada on. Without them the usual ones: ada 1-4, ben 5-8, cleo 9-12, dora 13-16, emil 17-20… */
  readonly hands?: readonly (readonly number[])[];
  /** The undealt cards; none unless told. */
  readonly left?: readonly number[];
  /** The twins of all the hands and of the undealt cards unless told. */
  readonly board?: readonly number[];
  /** Four for each unless told. */
  readonly spies?: Readonly<Partial<Record<Name, number>>>;
  /** ada unless told. */
  readonly first?: Name;
  readonly options?: Partial<WinkOptions>;
}

export const usualHands = (players: number): number[][] =>
  Array.from({ length: players }, (_, seat) => [1, 2, 3, 4].map((card) => seat * 4 + card));

/** The deal that somebody arranged, by the rules of no edition: small games make short tests. */
function arrange({ players = 4, hands = usualHands(players), left = [], ...rest }: Arrangement): Dealt {
  const first = seatOf(rest.first ?? 'ada');
  const spies = hands.map((_, seat) => rest.spies?.[nameOf(seat)] ?? 4);
  return { e: 'dealt', board: rest.board ?? [...hands.flat(), ...left], hands, left, spies, first };
}

/** A table where these cards were dealt. */
export function seatAt(game: WinkGame, arrangement: Arrangement = {}): Table {
  return new Table(game, arrange(arrangement), arrangement.options ?? {});
}

/** What `Player`'s verbs throw when the table says no; `Table.refuses` expects it. */
class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;

  constructor(name: Name, command: WinkCommand, code: string, rule: string | null) {
    super(`${name} may not ${JSON.stringify(command)}: ${code} (${rule})`);
    this.code = code;
    this.rule = rule;
  }
}

/** Somebody at the table. Every verb is a command that must be accepted. */
export class Player {
  readonly #table: Table;
  readonly #name: Name;

  constructor(table: Table, name: Name) {
    this.#table = table;
    this.#name = name;
  }

  calls(number: number): void {
    this.#does({ do: 'call', number });
  }

  designates(partner: Name): void {
    this.#does({ do: 'designate', named: seatOf(partner) });
  }

  accuses(holder: Name, number: number): void {
    this.#does({ do: 'accuse', named: seatOf(holder), number });
  }

  passes(): void {
    this.#does({ do: 'pass' });
  }

  signals(caller: Name, signal: Signal = 'wink'): void {
    this.#does({ do: 'signal', to: seatOf(caller), signal });
  }

  /** The kinds of commands that are open now. */
  may(): Set<WinkCommand['do']> {
    return new Set(this.#table.legal(this.#name).map((command) => command.do));
  }

  mayCall(): number[] {
    const legal = this.#table.legal(this.#name);
    return legal.flatMap((command) => (command.do === 'call' ? [command.number] : [])).sort((a, b) => a - b);
  }

  #does(command: WinkCommand): void {
    const decision = this.#table.act(this.#name, command);
    if (decision.ok) return;
    const { code, rule } = decision.refusal;
    throw new Refused(this.#name, command, code, rule);
  }
}

export class Table {
  readonly play: Play<WinkState, WinkCommand, WinkEvent, WinkView>;
  readonly options: WinkOptions;
  /** The time of the next line. */
  clock = 0;

  readonly ada = new Player(this, 'ada');
  readonly ben = new Player(this, 'ben');
  readonly cleo = new Player(this, 'cleo');
  readonly dora = new Player(this, 'dora');
  readonly emil = new Player(this, 'emil');
  readonly fay = new Player(this, 'fay');
  readonly gus = new Player(this, 'gus');
  readonly hal = new Player(this, 'hal');

  readonly #game: WinkGame;

  constructor(game: WinkGame, dealt: Dealt, options: Partial<WinkOptions>) {
    this.#game = game;
    this.options = { ...game.facts.defaults, ...options };
    const setup = { players: dealt.hands.length, options: this.options };
    this.play = Play.resume(game, setup, seedFrom('a deal by hand'), [{ t: 0, ...dealt }]);
  }

  get names(): readonly Name[] {
    return NAMES.slice(0, this.play.setup.players);
  }

  get onlookers(): readonly Onlooker[] {
    return [...this.names, 'spectator'];
  }

  get turn(): Name | null {
    const { turn } = this.view('spectator');
    return turn === null ? null : nameOf(turn);
  }

  get step(): WinkView['step'] {
    return this.view('spectator').step;
  }

  view(onlooker: Onlooker): WinkView {
    return this.#game.view(this.play.state, onlooker === 'spectator' ? null : seatOf(onlooker));
  }

  hand(name: Name): readonly number[] {
    return this.view(name).hand ?? assert.fail(`${name} sees no hand`);
  }

  /** The callers who wait for a signal of this player. */
  partners(onlooker: Onlooker): Name[] {
    return this.view(onlooker).partners.map(nameOf);
  }

  /** What everybody sees in front of a player. */
  inFrontOf(name: Name): SeatView {
    return this.view('spectator').seats[seatOf(name)] ?? assert.fail(`${name} is not at this table`);
  }

  laid(name: Name): readonly LaidCard[] {
    return this.inFrontOf(name).laid;
  }

  spies(name: Name): number {
    return this.inFrontOf(name).spies;
  }

  place(number: number): Place {
    const places = this.view('spectator').board;
    return places.find((place) => place.number === number) ?? assert.fail(`${number} is not on the board`);
  }

  legal(name: Name): WinkCommand[] {
    return legalCommands(this.#game, this.play.state, seatOf(name));
  }

  /** Asks for something. A refusal changes nothing at all, and the list of legal commands says the same. */
  act(name: Name, command: WinkCommand): Decision<WinkState, WinkEvent> {
    const cells = [...this.play.state.cells];
    const lines = this.play.lines.length;
    const listed = this.legal(name).some((legal) => isDeepStrictEqual(legal, command));
    const decision = this.play.act(seatOf(name), command, this.clock);
    assert.equal(
      decision.ok,
      listed,
      `${name}: ${JSON.stringify(command)} against the list of legal commands`,
    );
    if (!decision.ok) {
      assert.deepEqual([...this.play.state.cells], cells, 'a refused command changed the state');
      assert.equal(this.play.lines.length, lines, 'a refused command left a line');
    }
    return decision;
  }

  refuses(attempt: () => void, code: string, rule: string): void {
    assert.throws(attempt, (error) => {
      if (!(error instanceof Refused)) throw error;
      assert.deepEqual({ code: error.code, rule: error.rule }, { code, rule });
      return true;
    });
  }

  /** The last line, as it was kept. */
  lastLine(): Line<WinkEvent> {
    return this.play.lines.at(-1) ?? assert.fail('there is no line');
  }

  /** What an onlooker gets to know of the last line. */
  told(onlooker: Onlooker): object | null {
    return this.#game.disclose(this.lastLine(), onlooker === 'spectator' ? null : seatOf(onlooker));
  }

  /** All the players agree to stop. */
  stops(): void {
    this.play.stop(this.clock);
  }

  /** How the game ended; null while it runs. */
  ended(): Ended | null {
    const last = this.lastLine();
    assert.equal(
      last.e === 'ended',
      this.#game.outcome(this.play.state) !== null,
      'state and lines disagree',
    );
    return last.e === 'ended' ? last : null;
  }
}

/** Nobody at the one table sees anything else than the same person at the other. */
export function looksTheSame(one: Table, other: Table, onlookers: readonly Onlooker[]): void {
  for (const onlooker of onlookers) {
    assert.equal(JSON.stringify(one.view(onlooker)), JSON.stringify(other.view(onlooker)), `for ${onlooker}`);
    assert.equal(JSON.stringify(one.told(onlooker)), JSON.stringify(other.told(onlooker)), `for ${onlooker}`);
  }
}
