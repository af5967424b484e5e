import type * as spywhereRules from '@oeillade/games/spywhere';
import type { Announcement, TableModel } from '../../../shell/session/model.ts';
import { Announced, isNews } from '../../../ui/stage/announced.ts';
import { DEAL_STEPS, ELIMINATION_STEPS, EXCHANGE_STEPS, GUESS_STEPS, type TableScene } from './scenes.ts';

/** What is to be played of the table's announcements, and of nothing else. */
export class Director {
  readonly #announced = new Announced();

  /** The scenes of what has been announced since the last time. */
  hear(told: TableModel, now: number): TableScene[] {
    return this.#announced.since(told).fresh.flatMap((announcement) => {
      const scene = isNews(announcement, told, now) ? sceneOf(announcement) : null;
      return scene ? [scene] : [];
    });
  }
}

function sceneOf({ key: nth, what }: Announcement): TableScene | null {
  if (what.kind !== 'event') return null;
  const event = what.event as unknown as spywhereRules.SpywhereSeen;
  const scene = { key: String(nth), weight: 'passing' } as const;
  switch (event.e) {
    case 'dealt':
      return { ...scene, kind: 'deal', steps: DEAL_STEPS };
    case 'exchanged': {
      const { seat, gave, took } = event;
      return { ...scene, kind: 'exchange', steps: EXCHANGE_STEPS, seat, gave, took };
    }
    case 'eliminated':
      return {
        ...scene,
        kind: 'elimination',
        steps: ELIMINATION_STEPS,
        seat: event.seat,
        nation: event.nation,
      };
    case 'attempted':
      return { ...scene, kind: 'guess', steps: GUESS_STEPS, by: event.seat, about: event.at };
    case 'attempted-last':
      return { ...scene, kind: 'guess', steps: GUESS_STEPS, by: event.seat, about: null };
    default:
      return null;
  }
}
