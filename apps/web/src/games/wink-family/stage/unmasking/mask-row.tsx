import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import { AwardShown } from './award-shown.tsx';
import { Cone } from './cone.tsx';
import { Unmasked } from './mask-off.tsx';
import type { UnmaskingProps } from './props.ts';
import css from './unmasking.module.css';
import type { MaskStep } from './unmasking.ts';

/** The one in the light stands half as large again as the others. */
const LARGER = 1.3;
const WIDEST = 250;
/** On a narrower ribbon nobody reads a reason: it is read while its bearer is in the light. */
const READABLE = 220;

/** Everybody in a row, the last on the left: the light goes from one to the next. */
export function MaskRow({
  playing: { scene },
  finish,
  people,
  awards,
  step,
  nth,
}: UnmaskingProps & { readonly step: MaskStep; readonly nth: number }) {
  const order = [...scene.order, ...scene.winners];
  const done = new Set(scene.order.slice(0, nth));
  const pitch = 1_380 / order.length;
  const width = Math.min(200, pitch * 0.72);
  const middleOf = (place: number) => 720 + (place - (order.length - 1) / 2) * pitch;
  return (
    <>
      <Cone x={middleOf(nth)} top={-160} floor={1_100} half={360} />
      {order.map((seat, place) => {
        const isNow = place === nth;
        const wide = isNow ? width * LARGER : width;
        const at = { x: middleOf(place) - wide / 2, y: 500 - wide * 0.75, width: wide };
        const hasRibbon = done.has(seat) || (isNow && (step === 'ribbon' || step === 'read'));
        return (
          <g key={seat}>
            {isNow ? (
              <Unmasked
                person={people[seat]!}
                rank={finish.ranks[seat]!}
                points={finish.scores[seat]!}
                step={step}
                {...at}
              />
            ) : (
              <StageLoge
                person={people[seat]!}
                mood={done.has(seat) ? 'curious' : 'calm'}
                gaze={{ x: place < nth ? 0.95 : -0.95, y: 0 }}
                isBare={done.has(seat)}
                points={done.has(seat) ? finish.scores[seat] : undefined}
                {...at}
              />
            )}
            {hasRibbon && (
              <g className={isNow ? css.ribbon : undefined}>
                <AwardShown
                  award={awards[seat]!}
                  x={middleOf(place)}
                  y={700}
                  width={isNow ? WIDEST : Math.min(WIDEST, pitch * 0.88)}
                  tilt={-2}
                  withReason={isNow || pitch * 0.88 >= READABLE}
                />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
