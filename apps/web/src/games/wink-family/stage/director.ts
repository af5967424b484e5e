import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import type { Announcement, TableModel } from '../../../shell/session/model.ts';
import { Announced, isNews } from '../../../ui/stage/announced.ts';
import { editionOf } from '../edition.ts';
import type { Role, WinkScene } from './scenes.ts';
import { accusationSteps, CALL_STEPS, DEAL_STEPS, namingSteps } from './steps.ts';
import { WinkWitness } from './witness.ts';

/** What is to be played of the table's announcements, and of nothing else, for the seat at this screen. */
export class Director {
  readonly #witness = new WinkWitness();
  readonly #announced = new Announced();
  /** How many accusations this game has seen. */
  accusations = 0;

  /** The scenes of what has been announced since the last time. */
  hear(told: TableModel, isGiving: boolean, now: number): WinkScene[] {
    this.#witness.hear(told, isGiving, now);
    const { fresh, isAnother } = this.#announced.since(told);
    if (isAnother) this.accusations = 0;
    return fresh.flatMap((announcement) => {
      const scene = this.#sceneOf(announcement, told, now);
      if (isAccusation(announcement)) this.accusations += 1;
      return scene && isNews(announcement, told, now) ? [scene] : [];
    });
  }

  #sceneOf({ key: nth, what }: Announcement, told: TableModel, now: number): WinkScene | null {
    if (what.kind !== 'event' || !told.lobby) return null;
    const event = what.event as unknown as winkFamily.WinkSeen;
    const key = String(nth);
    switch (event.e) {
      case 'dealt':
        return { kind: 'deal', key, weight: 'passing', steps: DEAL_STEPS };
      case 'called':
        return {
          kind: 'call',
          key,
          weight: 'passing',
          steps: CALL_STEPS,
          caller: event.seat,
          number: event.number,
        };
      case 'designated':
        return namingScene(key, event, told);
      case 'accused':
        return this.#accusationScene(key, event, told, now);
      default:
        return null;
    }
  }

  #accusationScene(key: string, event: winkFamily.Accused, told: TableModel, now: number): WinkScene {
    const { seat: accuser, named: accused, number, right } = event;
    const role = roleOf(told.seat, accuser, accused);
    const call = callOf(number, told.announcements);
    const wink =
      right && role !== 'room' && call ? this.#witness.recall(accused, call.caller, call.t, told, now) : null;
    return {
      kind: 'accusation',
      key,
      weight: 'great',
      steps: accusationSteps(right, role),
      accuser,
      accused,
      number,
      right,
      role,
      wink,
    };
  }
}

function namingScene(key: string, event: winkFamily.Designated, told: TableModel): WinkScene {
  const { seat: caller, named, number, right, laidBy = null } = event;
  const goes = editionOf(told.lobby!.game).turnsDown ? 'down' : 'away';
  const steps = namingSteps(right);
  return { kind: 'naming', key, weight: 'great', steps, caller, named, number, right, goes, laidBy };
}

const roleOf = (me: Seat | null, accuser: Seat, accused: Seat): Role =>
  me === accuser ? 'accuser' : me === accused ? 'accused' : 'room';

/** Who called the number last, and when. */
function callOf(number: number, announcements: readonly Announcement[]): { caller: Seat; t: number } | null {
  const call = announcements.findLast(
    ({ what }) => what.kind === 'event' && what.event.e === 'called' && what.event['number'] === number,
  );
  if (call?.what.kind !== 'event') return null;
  return { caller: call.what.event['seat'] as Seat, t: call.t };
}

const isAccusation = ({ what }: Announcement): boolean => what.kind === 'event' && what.event.e === 'accused';
