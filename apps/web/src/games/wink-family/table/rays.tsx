import type { Seat } from '@oeillade/kernel';
import { memo } from 'react';
import { beam, colourOf } from '../../../ui/art/index.ts';
import css from './rays.module.css';
import type { Seats } from './seats/use-seats.ts';
import type { Places } from './use-places.ts';
import { useShown } from './use-wink.ts';

/** How wide the disc of light around a face is, as a part of the face's width. */
const DISC = 0.586;
/** How wide the light is where it leaves. */
const MOUTH = { large: 16, small: 24 } as const;

/** The one beam of light: from my eyes to the face that I look at. */
export const Rays = memo(function Rays({ seats }: { readonly seats: Seats }) {
  const looking = useShown(({ screen }) => screen.looking?.seat ?? null);
  if (looking === null) return null;
  const { eyes, seats: faces } = seats.places(looking);
  const face = faces.get(looking);
  if (!face || !eyes) return null;
  const radius = face.width * DISC;
  // Nothing of the disc leaves the screen above.
  const target = { x: face.x, y: Math.max(face.y - face.height * 0.06, radius + 2) };
  const mouth = seats.posture === 'around' ? MOUTH.large : MOUTH.small;
  const { left, right } = beam(eyes, target, radius, mouth);
  return (
    <svg className={css.rays} data-part="wink-rays" aria-hidden="true">
      <path d={left} fill="var(--beam-l)" />
      <path d={right} fill="var(--beam-r)" />
    </svg>
  );
});

/** Dotted lines from whoever looks at me: to my portrait, or to my end of the beam where the board is in between. */
export const Sights = memo(function Sights({ seats }: { readonly seats: Seats }) {
  const watching = useShown(({ screen }) =>
    screen.faces.flatMap(({ seat, colour, watchesMe }) => (watchesMe ? [{ seat, colour }] : [])),
  );
  const places = seats.places(null);
  return (
    <svg className={css.sights} data-part="wink-sights" aria-hidden="true">
      {watching.map(({ seat, colour }, index) => {
        const d = sightLine(places, seat, index);
        return (
          d && (
            <g key={seat}>
              <path d={d} stroke="var(--edge)" strokeWidth="8" />
              <path d={d} stroke={colourOf(colour)} strokeWidth="5.5" />
            </g>
          )
        );
      })}
    </svg>
  );
});

function sightLine({ seats, board, eyes, me }: Places, seat: Seat, index: number): string | null {
  const face = seats.get(seat);
  if (!face || !board || !eyes || !me || face.y < board.y - board.height / 2) return null;
  const side = Math.sign(face.x - board.x);
  const from = { x: face.x + side * face.width * 0.3, y: face.y + face.height * 0.52 };
  if (side !== Math.sign(me.x - board.x)) {
    const to = { x: eyes.x + side * (eyes.width / 2 + 8), y: eyes.y };
    return `M${from.x} ${from.y}C${from.x} ${to.y - 60} ${from.x - side * 40} ${to.y} ${to.x} ${to.y}`;
  }
  const to = { x: me.x - side * (6 + index * 18), y: me.y - me.height * 0.54 };
  const drop = (to.y - from.y) * 0.62;
  const bend = to.x + (from.x - to.x) * 0.7;
  return `M${from.x} ${from.y}C${from.x + side * 60} ${from.y + drop} ${bend} ${to.y - 60} ${to.x} ${to.y}`;
}
