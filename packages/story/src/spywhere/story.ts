import type * as spywhereRules from '@oeillade/games/spywhere';
import type { GameRecord, Seat, Viewer } from '@oeillade/kernel';
import type { Beat } from '../beat.ts';
import { type Points, pointsOf } from '../points.ts';
import type { Story } from '../story.ts';
import { Timeline } from '../timeline.ts';
import { type Belief, leaksOf, spywhereLines } from './leaks.ts';
import { type GuessTold, guessesOf, type SpywhereMoment, spywhereMoments } from './moments.ts';

type SpywhereView = spywhereRules.SpywhereView;

/** What is told of a game of Spywhere: each event as the viewer knows it. That a turn ends is told by the next. */
export type SpywhereTold = Exclude<
  spywhereRules.SpywhereSeen | spywhereRules.SpywhereEvent,
  { e: 'turn-ended' }
>;

/** The table at a moment, through somebody's eyes. */
export interface SpywhereScene {
  readonly view: SpywhereView;
  /** What is each seat's own, where the viewer sees it: everybody's, or their own. */
  readonly own: readonly (Pick<spywhereRules.OwnView, 'passports' | 'hand'> | null)[];
  /** The identification cards in front of everybody, open where the viewer sees them. */
  readonly attempts: readonly (readonly spywhereRules.AttemptView[])[];
}

/** A game of Spywhere, from its record. */
export class SpywhereStory implements Story {
  readonly kind = 'spywhere';
  readonly timeline: Timeline;
  readonly leaks: readonly Belief[];
  readonly guesses: readonly GuessTold[];

  constructor(record: GameRecord) {
    this.timeline = new Timeline(record);
    this.leaks = leaksOf(record);
    this.guesses = guessesOf(spywhereLines(record), this.leaks);
  }

  beats(viewer: Viewer): Beat<SpywhereTold>[] {
    const { game } = this.timeline.record;
    return spywhereLines(this.timeline.record).flatMap((event, line) => {
      if (event.e === 'turn-ended') return [];
      const told = viewer === null ? event : (game.disclose(event, viewer) as SpywhereTold | null);
      return told ? [{ t: event.t, line, told }] : [];
    });
  }

  sceneAt(t: number, viewer: Viewer): SpywhereScene {
    const view = this.timeline.view(t, viewer) as SpywhereView;
    const seats = Array.from({ length: this.timeline.players }, (_, seat) =>
      this.#seatAt(t, seat, viewer, view),
    );
    return { view, own: seats.map(({ own }) => own), attempts: seats.map(({ attempts }) => attempts) };
  }

  moments(): SpywhereMoment[] {
    return spywhereMoments(this.guesses, this.leaks, this.timeline.end);
  }

  points(): Points[] {
    return pointsOf(this.timeline);
  }

  #seatAt(t: number, seat: Seat, viewer: Viewer, view: SpywhereView) {
    if (view.revealed) return { own: view.revealed.seats[seat]!, attempts: view.seats[seat]!.attempts };
    if (viewer !== null && viewer !== seat) return { own: null, attempts: view.seats[seat]!.attempts };
    const mine = this.timeline.view(t, seat) as SpywhereView;
    return { own: mine.own, attempts: mine.seats[seat]!.attempts };
  }
}
