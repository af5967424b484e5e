import type { Seat } from '@oeillade/kernel';
import type { Sight, WinkMoment, WinkStory } from '@oeillade/story/wink-family';
import { INKS } from '../../../ui/art/index.ts';
import { spark } from '../../../ui/art/kit/paths.ts';
import { PlacedLoge } from '../../../ui/picture/placed-loge.tsx';
import { eyesIn, type LogePlace, logePlaces } from '../../../ui/picture/places.ts';
import { PointingHand } from '../../../ui/stage/art/hands.tsx';
import type { MomentPicture, PictureProps } from '../../contract/replay.ts';
import { type Point, toward } from '../table/geometry.ts';

/** What comes before and after the moment itself, and how much of a long one is shown. */
const AROUND = 900;
const LONGEST = 3_600;

export const picture: MomentPicture = { Picture, timesOf: (moment) => timesOf(moment as WinkMoment) };

function timesOf({ kind, from, until, ...moment }: WinkMoment) {
  const start = Math.max(0, from - AROUND);
  const end = Math.min(until + AROUND, start + LONGEST);
  const span = { from: start, until: kind === 'boldest-accusation' ? until + 2 * AROUND : end };
  if ('signal' in moment) return { ...span, still: (moment.signal.from + moment.signal.until) / 2 };
  return { ...span, still: kind === 'longest-contact' ? Math.min((from + until) / 2, end) : until };
}

/** Those whom it is about, with their eyes as they were; a wink is light between two faces. */
function Picture({ story: told, moment, t, people }: PictureProps) {
  const story = told as WinkStory;
  const seats = [...new Set(moment.seats)];
  const places = new Map(logePlaces(seats.length).map((place, nth) => [seats[nth]!, place]));
  const signals = story.signalsAt(t, null);
  const isAccused = (moment as WinkMoment).kind === 'boldest-accusation' && t >= moment.from;
  const [accuser] = seats;
  return (
    <>
      {!isAccused &&
        signals.map(({ line, seat, to }) => (
          <Flash key={line} from={places.get(seat)} to={to === null ? undefined : places.get(to)} />
        ))}
      {[...places].map(([seat, place], nth) => (
        <PlacedLoge
          key={seat}
          person={people[seat]!}
          place={place}
          lit={nth < 2}
          plain={nth > 1}
          gaze={gazeOf(story, seat, t, places)}
          expression={signals.find((signal) => signal.seat === seat)?.signal}
          held
        />
      ))}
      {isAccused && (
        <svg {...HAND} aria-hidden="true">
          <g transform={`translate(${HAND.width - 6} 60) scale(.62)`}>
            <PointingHand of={people[accuser!]!} />
          </g>
        </svg>
      )}
    </>
  );
}

/** Between the two loges, above whoever is between them. */
const HAND = { x: 384, y: 130, width: 252, height: 150 } as const;

interface FlashProps {
  readonly from: LogePlace | undefined;
  readonly to: LogePlace | undefined;
}

function Flash({ from, to }: FlashProps) {
  if (!from || !to) return null;
  const [one, other] = [eyesIn(from), eyesIn(to)];
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return (
    <>
      <path
        d={`M${one.x} ${one.y}L${other.x} ${other.y}`}
        stroke={INKS.saffron[0]}
        strokeWidth="14"
        strokeDasharray="2 26"
        strokeLinecap="round"
      />
      <path d={spark(middle.x, middle.y, 58)} fill={INKS.saffron[0]} />
    </>
  );
}

/** Eyes take a moment to turn: they are drawn where they were on average since then. */
const TURNING = [0, 60, 120] as const;

function gazeOf(story: WinkStory, seat: Seat, t: number, places: ReadonlyMap<Seat, LogePlace>): Point {
  const gazes = TURNING.map((ago) =>
    wayTo(story.eyes.sightsFor(null, Math.max(0, t - ago))[seat]!, seat, places),
  );
  const mean = (pick: (point: Point) => number) =>
    gazes.reduce((sum, one) => sum + pick(one), 0) / gazes.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const AWAY: Point = { x: 0, y: -0.9 };
const DOWN: Point = { x: 0, y: 0.9 };

function wayTo(sight: Sight, seat: Seat, places: ReadonlyMap<Seat, LogePlace>): Point {
  if (sight === 'board') return DOWN;
  if (sight === 'hidden') return { x: 0, y: 0 };
  const [from, to] = [places.get(seat), places.get(sight)];
  return from && to ? toward(eyesIn(from), eyesIn(to)) : AWAY;
}
