import type * as winkFamily from '@oeillade/games/wink-family';
import { facesIn, type GameRecord, type Seat, type Viewer } from '@oeillade/kernel';
import type { Beat } from '../beat.ts';
import { type Points, pointsOf } from '../points.ts';
import type { Story } from '../story.ts';
import { Timeline } from '../timeline.ts';
import { type AccusationTold, accusationsOf } from './accusations.ts';
import type { WinkAward } from './award.ts';
import { awardsOf } from './awards.ts';
import { callsOf } from './calls.ts';
import { cameraWinksOf } from './camera-winks.ts';
import {
  type Attention,
  attentionOf,
  eyeContactsOf,
  type Link,
  linksOf,
  talliesOf,
  type WinkTally,
} from './contacts.ts';
import { type Felt, GazeHistory, type Sight } from './gaze-history.ts';
import { type Call, winkLines } from './lines.ts';
import { type WinkMoment, winkMoments } from './moments.ts';
import { type SignalShown, type SignalTold, signalsOf, straysOf } from './signals.ts';
import { type WinkTold, winkBeats } from './told.ts';

type WinkView = winkFamily.WinkView;

/** The table at a moment, through somebody's eyes. */
export interface WinkScene {
  readonly view: WinkView;
  /** The hands that the viewer sees: all, or their own. */
  readonly hands: readonly (readonly number[] | null)[];
  readonly sights: readonly Sight[];
  /** What the viewer feels of the eyes on their own face; null for whoever sees all, and at a blind table. */
  readonly felt: Felt | null;
  /** The signals that are going on, as far as the viewer sees them. */
  readonly signals: readonly SignalShown[];
}

/** A game of winks, from its record. */
export class WinkStory implements Story {
  readonly kind = 'wink';
  readonly timeline: Timeline;
  readonly eyes: GazeHistory;
  readonly calls: readonly Call[];
  readonly signals: readonly SignalTold[];
  /** Winks of real eyes that were no signals. */
  readonly strays: readonly SignalShown[];
  /** D-40: faces were living pictures, and cameras tell of winks. */
  readonly isLiving: boolean;
  readonly accusations: readonly AccusationTold[];

  constructor(record: GameRecord) {
    const lines = winkLines(record);
    this.timeline = new Timeline(record);
    const { players, end } = this.timeline;
    this.eyes = new GazeHistory(record.lines, { players, end, tableOptions: record.header.options });
    this.calls = callsOf(this.timeline);
    const winks = cameraWinksOf(this.timeline);
    this.signals = signalsOf(lines, winks, this.eyes);
    this.strays = straysOf(winks);
    this.isLiving = facesIn(record.game, record.setup) === 'living';
    this.accusations = accusationsOf(lines, this.calls, this.signals, this.eyes);
  }

  beats(viewer: Viewer): Beat<WinkTold>[] {
    const { calls, signals, strays, accusations } = this;
    return winkBeats({ lines: winkLines(this.timeline.record), calls, signals, strays, accusations }, viewer);
  }

  sceneAt(t: number, viewer: Viewer): WinkScene {
    const seats = Array.from({ length: this.timeline.players }, (_, seat) => seat);
    const isOpen = (seat: Seat): boolean => viewer === null || viewer === seat;
    const handOf = (seat: Seat) => (this.timeline.view(t, seat) as WinkView).hand;
    const view = this.timeline.view(t, viewer) as WinkView;
    return {
      view,
      hands: seats.map((seat) => view.revealed?.hands[seat] ?? (isOpen(seat) ? handOf(seat) : null)),
      sights: this.eyes.sightsFor(viewer, t),
      felt: viewer === null ? null : this.eyes.feltBy(viewer, t),
      signals: this.signalsAt(t, viewer),
    };
  }

  /** The signals that are going on at `t`, as far as the viewer sees them. */
  signalsAt(t: number, viewer: Viewer): SignalShown[] {
    return [...this.signals, ...this.strays].filter((signal) => this.#isSeen(signal, viewer, t));
  }

  moments(): WinkMoment[] {
    return winkMoments(this.signals, this.accusations, eyeContactsOf(this.eyes));
  }

  /** What each seat is honoured for at the end. */
  awards(): WinkAward[] {
    const { signals, accusations, eyes } = this;
    return awardsOf({ lines: winkLines(this.timeline.record), signals, accusations, eyes });
  }

  points(): Points[] {
    return pointsOf(this.timeline);
  }

  attention(): Attention[] {
    return attentionOf(this.eyes);
  }

  links(): Link[] {
    return linksOf(this.signals);
  }

  tallies(): WinkTally[] {
    return talliesOf(this.signals, this.timeline.players);
  }

  /** D-5: whoever looks sees it, from when their eyes are there until it is over. */
  #isSeen({ seat, from, until, seenBy }: SignalShown, viewer: Viewer, t: number): boolean {
    if (t < from || t >= until) return false;
    if (viewer === null || viewer === seat) return true;
    return seenBy.includes(viewer) && this.eyes.faceSeenBy(viewer, t) === seat;
  }
}
