import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from 'react';
import { INKS, NIGHT } from '../../../ui/art/index.ts';
import { ray, spark } from '../../../ui/art/kit/paths.ts';
import { type Comet, cometTo } from './comet.ts';
import css from './received.module.css';
import type { Seats } from './seats/use-seats.ts';
import { type Box, boxOf } from './use-places.ts';
import { useShown } from './use-wink.ts';

/** My called card: on its own beside the faces, else on the board. */
const MY_CARD = '[data-part~="wink-my-call"], [data-part~="wink-card"][data-mine]';

/** A wink for me comes down the beam to my card, only on the page of whoever looks at the face that winks. */
export const Received = memo(function Received({ seats }: { readonly seats: Seats }) {
  const wink = useShown(({ news, screen: { me } }) => (news && me && news.to === me.seat ? news : null));
  return wink && <Flight key={wink.at} from={wink.of} seats={seats} />;
});

interface Flown {
  readonly card: Box;
  readonly comet: Comet;
}

function Flight({ from, seats }: { readonly from: number; readonly seats: Seats }) {
  const here = useRef<SVGSVGElement>(null);
  const [flown, setFlown] = useState<Flown | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once, from where the face was then.
  useLayoutEffect(() => {
    const origin = here.current!.getBoundingClientRect();
    const card = [...document.querySelectorAll(MY_CARD)]
      .map((element) => boxOf(element, origin))
      .find((box) => box !== undefined);
    const face = seats.places(from).seats.get(from);
    if (card && face) setFlown({ card, comet: cometTo(card, face) });
  }, []);
  return (
    <svg className={css.received} data-part="wink-received" ref={here} aria-hidden="true">
      {flown && <Light {...flown} />}
    </svg>
  );
}

const RAYS = Array.from({ length: 18 }, (_, nth) => 10 + nth * 20);

function Light({ card, comet: { from, to, tail, head } }: Flown) {
  const [light, dark] = INKS.saffron;
  const reach = [card.width * 0.78, card.width * 1.36] as const;
  return (
    <>
      <g className={css.rays} data-part="wink-burst">
        {RAYS.map((angle) => (
          <path
            key={angle}
            d={ray(card.x, card.y, reach, angle, 6)}
            fill={angle > 90 && angle < 270 ? light : dark}
          />
        ))}
      </g>
      <g
        className={css.comet}
        data-part="wink-comet"
        style={{ transformOrigin: `${from.x}px ${from.y}px` } as CSSProperties}
      >
        <path d={tail.left} fill="#FFF3CF" />
        <path d={tail.right} fill={light} />
        <path d={spark(to.x, to.y, head)} fill={light} stroke={NIGHT} strokeWidth="3.5" paintOrder="stroke" />
      </g>
    </>
  );
}
