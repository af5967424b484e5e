import type { GameRecord, Viewer } from '@oeillade/kernel';
import type { Knowledge } from './knowledge.ts';

/** What each viewer may know by the game's own word: that it keeps its secrets is for its conformance to show. */
export class DisclosedKnowledge implements Knowledge {
  readonly #record: GameRecord;
  readonly #known = new Map<Viewer, { readonly events: Set<string>; readonly views: Set<string> }>();

  constructor(record: GameRecord) {
    this.#record = record;
  }

  event(seat: Viewer, t: number, event: object): string[] {
    return this.#of(seat).events.has(JSON.stringify({ t, ...event })) ? [] : ['what is not its own to know'];
  }

  view(seat: Viewer, _t: number, view: object): string[] {
    if ('viewer' in view && view.viewer !== seat) return ['a view for somebody else'];
    return this.#of(seat).views.has(JSON.stringify(view)) ? [] : ['a view that is not its own'];
  }

  #of(viewer: Viewer) {
    const known = this.#known.get(viewer) ?? this.#gather(viewer);
    this.#known.set(viewer, known);
    return known;
  }

  /** What is told of every line, and the view after it. */
  #gather(viewer: Viewer) {
    const { game, setup, lines } = this.#record;
    const events = new Set<string>();
    const views = new Set<string>();
    const state = game.begin(setup, lines[0]!);
    lines.forEach(({ t, ...event }, index) => {
      if (index > 0) game.fold(state, lines[index]!);
      const told = game.disclose(event, viewer);
      if (told) events.add(JSON.stringify({ t, ...told }));
      views.add(JSON.stringify(game.view(state, viewer)));
    });
    return { events, views };
  }
}
