import { games } from '@oeillade/games/wink-family';
import { type Command, legalCommands, Play, readSetup, type Seat, seedFrom } from '@oeillade/kernel';
import type { TableRules } from '@oeillade/table';
import type { WinkScreen, Wishes } from '../../src/games/wink-family/table/shown.ts';
import { winkScreen } from '../../src/games/wink-family/table/wink-screen.ts';
import '../support/library.ts';
import { lobbyOf, NAMES } from '../support/lobby-of.ts';

interface Seen {
  readonly looking?: Seat | null;
  readonly gazes?: readonly (readonly [Seat, Seat | null])[];
  readonly wishes?: Partial<Wishes>;
  readonly rules?: Partial<TableRules>;
}

/** A game of WINK for four, and what each of them sees of it. */
export class Party {
  readonly play: Play;
  readonly #options: object;

  constructor(options: object = {}) {
    const setup = readSetup(games.wink, NAMES.length, { first: 0, ...options });
    if (!setup.ok) throw new Error(setup.message);
    this.#options = { first: 0, ...options };
    this.play = Play.deal(games.wink as never, setup.setup, seedFrom('a party')) as Play;
  }

  get hands(): readonly (readonly number[])[] {
    return (this.play.lines[0] as unknown as { hands: number[][] }).hands;
  }

  holderOf(number: number): Seat | null {
    const holder = this.hands.findIndex((hand) => hand.includes(number));
    return holder === -1 ? null : holder;
  }

  does(seat: Seat, command: Command): this {
    const decision = this.play.act(seat, command, this.play.lines.length);
    if (!decision.ok) throw new Error(`${NAMES[seat]} may not do this: ${decision.refusal.code}.`);
    return this;
  }

  /** Calls a card that this other one holds; gives its number. */
  callsCardOf(seat: Seat, holder: Seat): number {
    const free = legalCommands(this.play.game, this.play.state, seat).flatMap((command) =>
      command.do === 'call' ? [(command as unknown as { number: number }).number] : [],
    );
    const number = this.hands[holder]!.find((card) => free.includes(card))!;
    this.does(seat, { do: 'call', number } as Command);
    return number;
  }

  seenBy(seat: Seat | null, { looking = null, gazes = [], wishes = {}, rules }: Seen = {}): WinkScreen {
    const { game, state } = this.play;
    const model = { seat, view: game.view(state, seat), looking, gazes: new Map(gazes) };
    const commands = seat === null ? [] : legalCommands(game, state, seat);
    const lobby = lobbyOf('wink', this.#options, rules);
    return winkScreen(model, lobby, commands, { selected: null, picked: null, ...wishes });
  }
}
