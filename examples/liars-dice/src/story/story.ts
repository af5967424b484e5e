import type { GameRecord, Line, Viewer } from '@oeillade/kernel';
import { type Beat, type Points, pointsOf, type Story, Timeline } from '@oeillade/story';
import type { DiceEvent, DiceSeen, DiceView } from '../rules/index.ts';
import { type DiceMoment, momentsOf } from './moments.ts';

export type DiceTold = DiceEvent | DiceSeen;

/** The table at a moment, through somebody's eyes. */
export interface DiceScene {
  readonly view: DiceView;
  /** What is under each cup, where the viewer sees it. */
  readonly dice: readonly (readonly number[] | null)[];
}

/** A game of liar's dice, from its record. */
export class DiceStory implements Story {
  readonly timeline: Timeline;

  constructor(record: GameRecord) {
    this.timeline = new Timeline(record);
  }

  get lines(): readonly Line<DiceEvent>[] {
    return this.timeline.record.lines as readonly Line<DiceEvent>[];
  }

  beats(viewer: Viewer): Beat<DiceTold>[] {
    const { game } = this.timeline.record;
    return this.lines.map((event, line) => ({
      t: event.t,
      line,
      told: viewer === null ? event : (game.disclose(event, viewer) as DiceSeen),
    }));
  }

  sceneAt(t: number, viewer: Viewer): DiceScene {
    const viewOf = (eyes: Viewer) => this.timeline.view(t, eyes) as DiceView;
    const view = viewOf(viewer);
    const dice = view.counts.map((_, seat) => {
      if (view.revealed) return view.revealed[seat]!;
      return viewer === null || viewer === seat ? viewOf(seat).dice : null;
    });
    return { view, dice };
  }

  moments(): DiceMoment[] {
    return momentsOf(this.lines);
  }

  points(): Points[] {
    return pointsOf(this.timeline);
  }
}
