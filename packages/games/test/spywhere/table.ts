import assert from 'node:assert/strict';
import {
  type Chance,
  decide,
  legalCommands,
  type Refusal,
  readSetup,
  type Seat,
  seatsIn,
  type Viewer,
} from '@oeillade/kernel';
import {
  type Attempt,
  type Dealt,
  NATIONS,
  type Nation,
  type SpywhereCommand,
  type SpywhereEvent,
  type SpywhereOptions,
  type SpywhereState,
  type SpywhereView,
  spywhere,
} from '../../src/spywhere/index.ts';

/** What matters for a test; everything else of the deal is made up so that it is a legal one. */
export interface Deal {
  readonly players?: number;
  readonly options?: Partial<SpywhereOptions>;
  /** Usa unless told otherwise, where one is out at all. */
  readonly out?: Nation | null;
  /** Each seat's, separated by a blank where it has two; the others get what is left. */
  readonly passports?: readonly string[];
  readonly hands?: Readonly<Record<Seat, string>>;
  readonly market?: string;
  /** The cards on top of the pile. */
  readonly next?: string;
  /** The whole pile: a game near its end, of which the other cards are gone. */
  readonly pile?: string;
  readonly first?: Seat;
}

export const cards = (words: string): Nation[] => words.split(/\s+/).filter(Boolean) as Nation[];

/** Seats at a table, played in the words of the game. Every accepted command is also folded and compared. */
export class Table {
  readonly players: number;
  readonly dealt: Dealt;
  state: SpywhereState;
  /** What the last command led to. */
  events: readonly SpywhereEvent[] = [];
  shuffle: Chance['shuffled'] = () => assert.fail('nothing is to be shuffled here');

  constructor(deal: Deal) {
    this.players = deal.players ?? 3;
    const setup = readSetup(spywhere, this.players, deal.options ?? {});
    assert.ok(setup.ok);
    this.dealt = dealtAs(deal, this.players);
    if (deal.pile === undefined) assert.equal(spywhere.checkDeal(setup.setup, this.dealt), null);
    this.state = spywhere.begin(setup.setup, this.dealt);
  }

  act(seat: Seat, command: SpywhereCommand): this {
    const decision = this.#decide(seat, command);
    assert.ok(decision.ok, `refused: ${JSON.stringify({ seat, command, ...decision })}`);
    const folded = spywhere.copy(this.state);
    for (const event of decision.events) spywhere.fold(folded, event);
    assert.deepEqual(folded.cells, decision.state.cells, 'folding and playing differ');
    this.state = decision.state;
    this.events = decision.events;
    return this;
  }

  draw = (seat: Seat): this => this.act(seat, { do: 'draw' });
  exchange = (seat: Seat, gave: Nation, took: Nation): this => this.act(seat, { do: 'exchange', gave, took });
  eliminate = (seat: Seat, nation: Nation): this => this.act(seat, { do: 'eliminate', nation });
  attempt = (seat: Seat, at: Seat, nation: Nation): this => this.act(seat, { do: 'attempt', at, nation });
  endTurn = (seat: Seat): this => this.act(seat, { do: 'end-turn' });
  attemptLast = (seat: Seat, ...attempts: Attempt[]): this =>
    this.act(seat, { do: 'attempt-last', attempts });

  /** Draws and exchanges, like for like where that can be done and else anything. */
  toAct(seat: Seat): this {
    this.draw(seat);
    const exchanges = this.legal(seat).filter((command) => command.do === 'exchange');
    return this.act(seat, exchanges.find(({ gave, took }) => gave === took) ?? exchanges[0]!);
  }

  /** Whole turns in which nothing much happens, one after the other from whoever is next. */
  quietTurns(count: number): this {
    for (let turn = 0; turn < count; turn++) {
      const [seat] = seatsIn(spywhere.awaited(this.state));
      this.toAct(seat!);
      if (this.events.at(-1)?.e === 'exchanged') this.endTurn(seat!);
    }
    return this;
  }

  refuses(seat: Seat, command: SpywhereCommand, code: string, rule: string): this {
    const before = this.state.cells.slice();
    const decision = this.#decide(seat, command);
    const expected: Refusal = { code, rule };
    assert.deepEqual(decision, { ok: false, refusal: expected });
    assert.deepEqual(this.state.cells, before);
    return this;
  }

  legal(seat: Seat): SpywhereCommand[] {
    return legalCommands(spywhere, this.state, seat);
  }

  /** Which commands are in the legal list, by their kind. */
  kinds(seat: Seat): string[] {
    return [...new Set(this.legal(seat).map((command) => command.do))];
  }

  view(viewer: Viewer): SpywhereView {
    return spywhere.view(this.state, viewer);
  }

  hand(seat: Seat): readonly Nation[] {
    return this.view(seat).own!.hand;
  }

  awaited(): Seat[] {
    return seatsIn(spywhere.awaited(this.state));
  }

  /** The kinds of events that the last command led to. */
  happened(): string[] {
    return this.events.map((event) => event.e);
  }

  #decide(seat: Seat, command: SpywhereCommand) {
    const chance = { shuffled: (pile: readonly number[]) => this.shuffle(pile), roll: () => 1 };
    return decide(spywhere, { players: this.players, state: this.state, chance }, seat, command);
  }
}

export const table = (deal: Deal): Table => new Table(deal);

/** A setup that the game accepts. */
export function setupOf(players: number, options: Partial<SpywhereOptions> = {}) {
  const result = readSetup(spywhere, players, options);
  assert.ok(result.ok, JSON.stringify(result));
  return result.setup;
}

/** The events of one kind among those given. */
export const ofKind = <Kind extends SpywhereEvent['e']>(events: readonly SpywhereEvent[], kind: Kind) =>
  events.filter((event): event is Extract<SpywhereEvent, { e: Kind }> => event.e === kind);

function dealtAs(deal: Deal, players: number): Dealt {
  const out = deal.out === undefined ? (players <= 4 ? 'usa' : null) : deal.out;
  const inPlay = NATIONS.filter((nation) => nation !== out);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const rest = inPlay.flatMap((nation) => Array.from({ length: 18 }, () => nation));
  const take = (words: string | undefined): Nation[] => {
    const wanted = cards(words ?? '');
    for (const nation of wanted) rest.splice(rest.indexOf(nation), 1);
    return wanted;
  };
  const hands = seats.map((seat) => take(deal.hands?.[seat]));
  const market = take(deal.market);
  const next = take(deal.next);
  let turn = 0;
  const any = (): Nation => {
    // One of each nationality in turn, so that no triple comes by accident.
    for (;;) {
      const at = rest.indexOf(inPlay[turn++ % inPlay.length]!);
      if (at !== -1) return rest.splice(at, 1)[0]!;
    }
  };
  while (market.length < 5) market.push(any());
  for (const hand of hands) while (hand.length < 3) hand.push(any());
  return {
    e: 'dealt',
    out,
    passports: passportsAs(deal, players, inPlay),
    hands,
    market,
    pile: deal.pile === undefined ? [...next, ...rest] : cards(deal.pile),
    first: deal.first ?? 0,
  };
}

function passportsAs(deal: Deal, players: number, inPlay: readonly Nation[]): Nation[][] {
  const given = (deal.passports ?? []).map(cards);
  const free = inPlay.filter((nation) => !given.flat().includes(nation));
  const each = players === 2 ? 2 : 1;
  return Array.from({ length: players }, (_, seat) => given[seat] ?? free.splice(0, each));
}
