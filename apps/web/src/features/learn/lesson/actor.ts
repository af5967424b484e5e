import { legalCommands, readSetup, type Seat } from '@oeillade/kernel';
import type { Bot, BotKit } from '@oeillade/room';
import type { Ask, Message } from '@oeillade/table';
import type { ActorCue, Sees } from '../../../games/contract/lesson.ts';
import { findGame } from '../../../shell/library.ts';

/** How often an actor looks up for its cue. */
const CHECK_EVERY = 150;

export interface ActorPart {
  readonly cues: readonly ActorCue[];
  /** The step that the coach is at. */
  step(): string;
  /** The learner gave a signal, and this actor saw it. */
  saw(): void;
}

/** A player that follows a script. It sits where bots sit: the first of its cues that fits is what it does next. */
export class Actor implements Bot {
  readonly #kit: BotKit;
  readonly #part: ActorPart;
  #at: Seat | null = null;
  #eyes: Seat | null | undefined;
  #cue: ActorCue | null = null;
  #since = 0;
  #next = 0;

  constructor(kit: BotKit, part: ActorPart) {
    this.#kit = kit;
    this.#part = part;
  }

  hear(message: Message): void {
    if (message.m === 'eyes') this.#eyes = message.sees.find(({ of }) => of === this.#at)?.at;
    if (message.m === 'signal' && message.to === this.#kit.seat) this.#part.saw();
    if (message.m === 'snapshot') this.#at = message.looking;
  }

  wakeAt(): number {
    return this.#next;
  }

  act(now: number): readonly Ask[] {
    this.#next = now + CHECK_EVERY;
    const sees = this.#sees();
    const { step } = sees;
    const cue = this.#part.cues.find(({ during, when }) => (during?.includes(step) ?? true) && when(sees));
    if (cue !== this.#cue) {
      this.#cue = cue ?? null;
      this.#since = now;
    }
    if (!cue || now - this.#since < cue.after) return [];
    this.#since = now;
    const ask = cue.ask(sees);
    if (ask?.ask === 'look') {
      this.#at = ask.at;
      this.#eyes = undefined;
    }
    return ask ? [ask] : [];
  }

  #sees(): Sees {
    const { seat, game: id, players, options } = this.#kit;
    const view = this.#kit.view();
    return {
      seat,
      step: this.#part.step(),
      view,
      at: this.#at,
      eyes: this.#eyes,
      legal: () => {
        const game = findGame(id);
        const setup = game && readSetup(game, players, options);
        return game && setup?.ok ? legalCommands(game, game.imagine(setup.setup, view), seat) : [];
      },
    };
  }
}
