import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Seat } from '@oeillade/kernel';
import { FirstGame, guide } from '../../src/games/wink-family/table/first-game.ts';
import { winkHints } from '../../src/games/wink-family/table/which-hints.ts';
import type { SeenSignal } from '../../src/shell/session/model.ts';
import { HintPicker } from '../../src/ui/hints/hint-picker.ts';
import { Party } from '../wink/party.ts';

const [GUS, BEN, CLEO, DORA] = [0, 1, 2, 3] as const;
const wink = (of: Seat, to: Seat): SeenSignal => ({ m: 'signal', of, to, signal: 'wink', until: 0, at: 0 });

interface Moment {
  readonly looking?: Seat;
  readonly seen?: SeenSignal;
  readonly felt?: number;
  readonly winks?: true;
}

/** Gus plays for the first time, and hears what the table says to him; each moment is far from the one before. */
class Beginning {
  readonly party = new Party();
  readonly #game = new FirstGame();
  readonly #picker = new HintPicker(new Set<string>());
  #now = 0;

  /** The hint that is shown at this moment. */
  at({ looking, seen, felt = 0, winks }: Moment = {}): string | null {
    const screen = this.party.seenBy(GUS, { looking: looking ?? null });
    const played = { screen, news: seen ?? null, giving: winks ? ('wink' as const) : null };
    const happened = this.#game.hear(played);
    const fitting = winkHints(screen, played.news, { announcements: [], suspended: null, felt });
    this.#now += 60_000;
    return this.#picker.pick(guide(fitting, happened, played), this.#now)?.id ?? null;
  }
}

describe('hints in a first game', () => {
  test('guide from one thing to the next: look, call, answer, catch, and then they stop', () => {
    const first = new Beginning();
    assert.equal(first.at(), 'eyes');
    assert.equal(first.at({ looking: BEN }), 'turn');
    first.party.callsCardOf(GUS, BEN);
    first.party.callsCardOf(BEN, GUS);
    assert.equal(first.at({ looking: CLEO }), 'mine');
    assert.equal(first.at({ looking: CLEO }), 'seek');
    assert.equal(first.at({ looking: BEN, winks: true }), null);
    assert.equal(first.at({ looking: CLEO, seen: wink(CLEO, DORA) }), 'caught');
    assert.equal(first.at({ looking: CLEO, felt: 1 }), null, 'free play');
    first.party.callsCardOf(CLEO, GUS);
    assert.equal(first.at({ looking: CLEO, seen: wink(DORA, BEN) }), null);
  });

  test('somebody who does not look around is told once more, and how to call: it is their turn', () => {
    const first = new Beginning();
    assert.equal(first.at(), 'eyes');
    assert.equal(first.at(), 'turn');
  });

  test('nothing of catching before one has answered, nor of answering before one has called', () => {
    const first = new Beginning();
    first.at({ looking: BEN });
    assert.equal(first.at({ looking: BEN, felt: 2 }), null, 'eyes on my face can wait');
    first.party.callsCardOf(GUS, BEN);
    first.at({ looking: BEN });
    assert.equal(first.at({ looking: CLEO, seen: wink(CLEO, DORA) }), null, 'a wink between others, too');
    assert.equal(first.at({ looking: CLEO, felt: 2 }), 'felt');
    first.at({ looking: BEN, winks: true });
    assert.equal(first.at({ looking: CLEO, seen: wink(CLEO, DORA) }), 'caught');
  });
});
