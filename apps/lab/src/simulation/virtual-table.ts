import type { Player, Sighting } from '@oeillade/bots';
import type { winkFamily } from '@oeillade/games';
import {
  type Command,
  decide,
  type Game,
  type GameEvent,
  type Line,
  legalCommands,
  Play,
  Random,
  type Seat,
  type Seed,
  type Setup,
  seatsIn,
} from '@oeillade/kernel';

/** Milliseconds of virtual time, as people would take them. */
const PACE = {
  /** With the first move after it, four to eight seconds. */
  betweenTurns: { least: 3100, most: 5600 },
  withinTurn: { least: 900, most: 2400 },
  aside: { least: 150, most: 900 },
  signal: 800,
} as const;

/** How likely eyes are where they must be while a signal lasts. */
const ATTENTION = { caller: 0.85, others: 0.12 } as const;

type Signalled = winkFamily.Signalled;

/** A table on which time passes only in numbers. Players see their seat's view and what their eyes caught. */
export class VirtualTable {
  readonly #play: Play;
  readonly #player: Player;
  readonly #random: Random;
  readonly #minds: readonly Random[];
  readonly #sightings: readonly Sighting[][];
  #now = 0;

  constructor(table: {
    readonly game: Game;
    readonly setup: Setup;
    readonly seed: Seed;
    readonly player: Player;
  }) {
    const { game, setup, seed, player } = table;
    const seats = Array.from({ length: setup.players }, (_, seat) => seat);
    this.#play = Play.deal(game, setup, seed);
    this.#player = player;
    this.#random = new Random(seed, 'lab/table');
    this.#minds = seats.map((seat) => new Random(seed, `lab/seat/${seat}`));
    this.#sightings = seats.map(() => []);
  }

  /** Plays until the game is over, and gives all its lines. */
  playOut(): readonly Line[] {
    const { game } = this.#play;
    let turn = 0;
    for (;;) {
      const awaited = game.awaited(this.#play.state);
      if (awaited === 0) return this.#play.lines;
      if (awaited !== turn) {
        turn = awaited;
        this.#betweenTurns(awaited);
        continue;
      }
      this.#wait(PACE.withinTurn);
      const seat = this.#random.pick(seatsIn(awaited));
      const command = this.#ask(seat);
      if (!command)
        throw new Error(`${game.facts.title}: seat ${seat} has nothing to do, yet it is awaited.`);
      this.#do(seat, command);
    }
  }

  /** The others have their say while the next player thinks. */
  #betweenTurns(awaited: number): void {
    const end = this.#now + this.#length(PACE.betweenTurns);
    for (const seat of this.#random.shuffled(this.#minds.map((_, index) => index))) {
      if ((awaited >> seat) & 1) continue;
      const command = this.#ask(seat);
      if (!command) continue;
      this.#wait(PACE.aside);
      this.#do(seat, command);
    }
    this.#now = Math.max(this.#now, end);
  }

  #ask(seat: Seat): Command | null {
    const { game, state } = this.#play;
    const legal = legalCommands(game, state, seat);
    if (legal.length === 0) return null;
    return this.#player.choose({
      get view() {
        return game.view(state, seat);
      },
      legal,
      sightings: this.#sightings[seat]!,
      random: this.#minds[seat]!,
    });
  }

  #do(seat: Seat, command: Command): void {
    const { game, state, setup } = this.#play;
    const decision = decide(
      game,
      { players: setup.players, state, chance: this.#play.chance() },
      seat,
      command,
    );
    if (!decision.ok) {
      throw new Error(`${game.facts.title} refuses ${JSON.stringify(command)}: ${decision.refusal.code}.`);
    }
    const signal = decision.events.find(isSignal);
    if (signal) this.#signal(signal);
    else this.#play.adopt(decision, this.#now);
  }

  /** The line of a signal is written when it is over, with all who saw it. */
  #signal(event: Signalled): void {
    const { seat, to, number } = event;
    const from = this.#now;
    const until = from + PACE.signal;
    const isSeenBy = (other: Seat): boolean =>
      other !== seat && this.#random.happens(other === to ? ATTENTION.caller : ATTENTION.others);
    const seenBy = this.#minds.map((_, other) => other).filter(isSeenBy);
    for (const witness of [seat, ...seenBy]) this.#sightings[witness]!.push({ seat, to, number });
    const line: Line<Signalled> = { t: until, ...event, from, until, seenBy };
    this.#play.takeIn(line);
    this.#now = until;
  }

  #wait(range: Range): void {
    this.#now += this.#length(range);
  }

  #length({ least, most }: Range): number {
    return least + this.#random.below(most - least + 1);
  }
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const isSignal = (event: GameEvent): event is Signalled => event.e === 'signalled';
