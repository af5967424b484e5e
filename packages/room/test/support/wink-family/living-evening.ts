import { findGame } from '@oeillade/catalogue/testkit';
import { type Command, legalCommands, readSetup, type Seat } from '@oeillade/kernel';
import { type Happened, PLAYERS, TURNING } from '../../live/support/happened.ts';
import { Screen } from '../../live/support/screen.ts';
import { Evening } from './evening.ts';

const GAME = 'wink';
/** How often a camera takes a picture, and which of them are key pictures. */
const PICTURE_EVERY = 80;
const KEY_EVERY = 12;

/** Something that somebody does. `who` and `choice` are any numbers: they are taken as whatever there is to choose from. */
export interface Step {
  readonly after: number;
  readonly does: 'look' | 'play' | 'speak' | 'camera' | 'come back' | 'pause';
  readonly who: number;
  readonly choice: number;
}

/** A game of people whose faces are living, each with a camera that never stands still. */
export class LivingEvening {
  readonly evening: Evening;
  /** All live sockets of each seat, one after the other. */
  readonly screens: Screen[][];
  readonly account: Happened[] = [];
  readonly began: number;
  readonly #cameras: boolean[] = Array(PLAYERS).fill(true);
  readonly #taken: number[] = Array(PLAYERS).fill(0);
  #isOver = false;

  private constructor(evening: Evening) {
    this.evening = evening;
    this.began = evening.clock.now();
    const { clock, room } = evening;
    this.screens = Array.from({ length: PLAYERS }, (_, seat) => [
      new Screen(room.live!, clock, seat).greets(),
    ]);
    for (let seat = 0; seat < PLAYERS; seat++) clock.after(3 + seat * 20, () => this.#shoot(seat));
  }

  static async begin({ felt = true } = {}): Promise<LivingEvening> {
    const evening = await Evening.begin({
      game: GAME,
      players: PLAYERS,
      options: { channel: 'living' },
      rules: { turning: TURNING, leastBetweenCalls: 0, mostForTurn: null, voices: true, felt },
    });
    return new LivingEvening(evening);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  screen(seat: Seat): Screen {
    return this.screens[seat]!.at(-1)!;
  }

  /** Lets time pass, and then somebody does something; between two milliseconds in which cameras and ticks do theirs. */
  async take({ after, does, who, choice }: Step): Promise<void> {
    const { clock, room } = this.evening;
    const rest = clock.now() % 10;
    await clock.pass(after * 10 + (6 - rest + 10));
    if (this.#isOver) return;
    const seat = who % PLAYERS;
    if (does === 'look') this.look(seat, choice % PLAYERS);
    else if (does === 'play') this.#play(choice);
    else if (does === 'speak') this.#speak(seat);
    else if (does === 'camera') this.#cameras[seat] = !this.#cameras[seat];
    else if (does === 'come back') this.#comeBack(seat);
    else this.#pause();
    const isOver = room.table.seating.phase === 'over';
    if (isOver && !this.#isOver) this.#note(0, 'over', 0);
    this.#isOver = isOver;
  }

  /** At oneself means at the board. */
  look(seat: Seat, at: Seat): void {
    const { room } = this.evening;
    this.evening.looks(seat, at === seat ? null : at);
    if (!room.table.seating.paused) this.#note(seat, 'look', at === seat ? -1 : at);
  }

  /** Plays on until the game is over. */
  async end(): Promise<void> {
    for (let turn = 0; turn < 400 && !this.#isOver; turn++)
      await this.take({ after: 5, does: 'play', who: 0, choice: turn * 7 });
    await this.evening.clock.pass(3_000);
  }

  #shoot(seat: Seat): void {
    const { clock } = this.evening;
    clock.after(PICTURE_EVERY, () => this.#shoot(seat));
    if (!this.#cameras[seat]) return;
    const which = this.#taken[seat]!++;
    const kind = which % KEY_EVERY === 0 ? 'key' : 'delta';
    this.#note(seat, kind, which);
    this.screen(seat).shows(kind, which);
  }

  #speak(seat: Seat): void {
    this.#note(seat, 'voice', 0);
    this.screen(seat).speaks();
  }

  #comeBack(seat: Seat): void {
    const { clock, room } = this.evening;
    this.#note(seat, 'break', 0);
    this.screens[seat]!.push(new Screen(room.live!, clock, seat).greets());
  }

  #pause(): void {
    const { seating } = this.evening.room.table;
    const { paused } = seating;
    const on = paused ? 'resume' : 'pause';
    for (let seat = 0; seat < PLAYERS; seat++) this.evening.asks(seat, { ask: 'vote', on, yes: true });
    if (seating.paused !== paused) this.#note(0, paused ? 'resumed' : 'paused', 0);
  }

  #play(choice: number): void {
    const { room } = this.evening;
    if (room.table.seating.paused) this.#pause();
    for (let seat = 0; seat < PLAYERS; seat++) {
      const commands = this.#commandsOf(seat).filter((command) => command.do !== 'accuse');
      const command = commands[choice % commands.length];
      if (command) return this.evening.asks(seat, { ask: 'play', command });
    }
  }

  #commandsOf(seat: Seat): readonly Command[] {
    const game = findGame(GAME)!;
    const { options } = this.evening.room.table.seating;
    const setup = readSetup(game, PLAYERS, options);
    if (!setup.ok) throw new Error('These options are none.');
    const commands = legalCommands(game, game.imagine(setup.setup, this.evening.view(seat)), seat);
    return commands.filter((command) => command.do !== 'signal');
  }

  #note(seat: Seat, what: Happened['what'], which: number): void {
    this.account.push({ at: this.evening.clock.now(), seat, what, which });
  }
}
