import { findGame } from '@oeillade/catalogue/testkit';
import { type Command, type Game, legalCommands, Random, readSetup, type Setup } from '@oeillade/kernel';
import type { Person } from '../person.ts';

/** What came of the commands of one player. */
export interface Deeds {
  played: number;
  /** What was refused although nothing had changed since it was legal. */
  readonly wrongs: string[];
}

/** More than this, and a player would be stuck for ever. */
const MOST_WRONGS = 50;

/** What is refused for a moment in which the view does not change. */
const NOT_NOW = new Set(['suspended', 'still-signalling']);

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** A scripted player's game: all it knows is what its client was told. */
export class Hand {
  readonly person: Person;
  readonly game: Game;
  readonly setup: Setup;
  readonly random: Random;
  readonly deeds: Deeds = { played: 0, wrongs: [] };

  constructor(person: Person) {
    const { lobby } = person.client;
    const game = findGame(lobby?.game ?? '');
    if (!game || !lobby) throw new Error(`${person.name} is at no table.`);
    const read = readSetup(game, lobby.seats.length, lobby.options);
    if (!read.ok) throw new Error(read.message);
    this.person = person;
    this.game = game;
    this.setup = read.setup;
    const salt = [...person.name].map((letter) => letter.charCodeAt(0).toString(16)).join('');
    this.random = new Random(salt.padStart(64, '0'), lobby.game);
  }

  get isPlaying(): boolean {
    return this.person.phase === 'playing';
  }

  /** The legal moves, from the view alone. */
  legal(): Command[] {
    const { view } = this.person.client;
    return view === null
      ? []
      : legalCommands(this.game, this.game.imagine(this.setup, view), this.person.seat);
  }

  async plays(command: Command): Promise<void> {
    const { client } = this.person;
    const { view } = client;
    const refused = await client.play(command);
    if (refused === null) {
      this.deeds.played++;
      return;
    }
    // Somebody else was first: then the view was told to have changed before the refusal.
    if (client.view === view && !NOT_NOW.has(refused.code)) this.deeds.wrongs.push(refused.code);
    if (this.deeds.wrongs.length > MOST_WRONGS)
      throw new Error(`${this.person.name} is refused again and again: ${refused.code}.`);
    await pause(10);
  }
}

/** Plays until the game is over: does what there is to do, then waits for something to happen. */
export async function playOn(hand: Hand, act: () => Promise<boolean>): Promise<Deeds> {
  const { person } = hand;
  while (hand.isPlaying) {
    const heard = person.messages.length;
    if (await act()) continue;
    await person.until(() => person.messages.length > heard || !hand.isPlaying, 'something to happen');
  }
  return hand.deeds;
}
