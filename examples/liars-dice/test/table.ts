import assert from 'node:assert/strict';
import { type Line, Play, readSetup, seedFrom } from '@oeillade/kernel';
import {
  type DiceCommand,
  type DiceEvent,
  type DiceOptions,
  type DiceState,
  type DiceView,
  liarsDice,
} from '../src/rules/index.ts';

/** A table at which the dice lie as a test wants them. */
export class DiceTable {
  readonly #play: Play<DiceState, DiceCommand, DiceEvent, DiceView>;
  #t = 0;

  constructor(hands: readonly (readonly number[])[], first = 0) {
    const read = readSetup(liarsDice, hands.length, { dice: hands[0]!.length, first });
    assert.ok(read.ok);
    const setup = read.setup as { readonly players: number; readonly options: DiceOptions };
    const dealt: Line<DiceEvent> = { t: 0, e: 'dealt', dice: hands, first };
    this.#play = Play.resume(liarsDice, setup, seedFrom('dice'), [dealt]);
  }

  get state(): DiceState {
    return this.#play.state;
  }

  get last(): Line<DiceEvent> {
    return this.#play.lines.at(-1)!;
  }

  view(viewer: number | null): DiceView {
    return liarsDice.view(this.state, viewer);
  }

  bids(seat: number, count: number, face: number): void {
    assert.deepEqual(this.asks(seat, { do: 'bid', count, face }), null);
  }

  doubts(seat: number): void {
    assert.deepEqual(this.asks(seat, { do: 'doubt' }), null);
  }

  stops(): void {
    this.#play.stop(this.#t);
  }

  /** Null, or why not. */
  asks(seat: number, command: DiceCommand): { readonly code: string; readonly rule: string | null } | null {
    const decision = this.#play.act(seat, command, ++this.#t);
    return decision.ok ? null : decision.refusal;
  }
}
