import type { SpywhereMoment, SpywhereStory } from '@oeillade/story/spywhere';
import { PlacedLoge } from '../../../ui/picture/placed-loge.tsx';
import type { LogePlace } from '../../../ui/picture/places.ts';
import type { MomentPicture, PictureProps } from '../../contract/replay.ts';
import { DishCard, SpywhereDefs } from '../art/index.ts';

/** How long a loop lasts, in which the card is turned. */
const LONG = 2_400;
const TURNED = 1_000;

/** A loop begins before it is known what lies there; the card shows it. */
export const picture: MomentPicture = {
  Picture,
  timesOf: ({ until }) => ({ from: until - TURNED, until: until - TURNED + LONG, still: until }),
};

const LEFT: LogePlace = { x: 30, y: 50, width: 350 };
const RIGHT: LogePlace = { x: 620, y: 50, width: 350 };
const ALONE: LogePlace = { x: 150, y: 20, width: 400 };

/** Whoever it is about, and the country that it is about. */
function Picture({ story, moment: shown, t, people }: PictureProps) {
  const moment = shown as SpywhereMoment;
  const [one, other] = moment.seats.map((seat) => people[seat]!);
  const isOpen = t >= moment.until;
  const nation = nationOf(story as SpywhereStory, moment);
  return (
    <>
      <SpywhereDefs />
      <PlacedLoge
        person={one!}
        place={other ? LEFT : ALONE}
        lit
        gaze={isOpen ? { x: 1, y: 0.1 } : { x: 0, y: 0.9 }}
      />
      {other && (
        <PlacedLoge
          person={other}
          place={RIGHT}
          lit={isOpen}
          plain={!isOpen}
          gaze={isOpen ? { x: -1, y: 0.1 } : { x: 0.6, y: -0.6 }}
        />
      )}
      {isOpen && nation && (
        <svg {...(other ? BETWEEN : BESIDE)} overflow="visible" aria-hidden="true">
          <DishCard nation={nation} />
        </svg>
      )}
    </>
  );
}

const BETWEEN = { x: 402, y: 190, width: 196, height: 239 } as const;
const BESIDE = { x: 610, y: 120, width: 250, height: 305 } as const;

const nationOf = (story: SpywhereStory, moment: SpywhereMoment) =>
  moment.kind === 'boldest-guess'
    ? moment.guess.nation
    : story.sceneAt(moment.until, null).own[moment.seats[0]!]?.passports[0];
