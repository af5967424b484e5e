import artCss from '../../../../ui/art/art.module.css';
import { winkOf } from '../../../../ui/art/guests/costume/wink-side.ts';
import { AvatarRound, faceOf, INKS } from '../../../../ui/art/index.ts';
import { rays } from '../../../../ui/art/kit/ornaments.ts';
import { clockText } from '../../../../ui/replay/clock-text.ts';
import { Bust } from '../../../../ui/stage/art/bust.tsx';
import { HandAtYou } from '../../../../ui/stage/art/hands.tsx';
import { CardTag, Title } from '../../../../ui/stage/art/words.tsx';
import { CharacterCard } from '../../art/index.ts';
import { sayStage } from '../../texts/stage.ts';
import css from './accusation.module.css';
import { CardPlaced } from './card-placed.tsx';
import type { AccusationProps } from './props.ts';

const PLACES = {
  standing: {
    middle: 195,
    bust: { scale: 3.9, y: 64 },
    ray: 330,
    hand: 'translate(205 520) scale(1.2)',
    floor: 600,
    title: { x: 195, y: 92, size: 58, room: 366 },
    hand4: { y: 800, width: 70, from: 52, spacing: 72 },
    card: { x: 196, y: 712, width: 86 },
    tag: { x: 318, y: 724, size: 42 },
    wink: { x: 20, y: 642, width: 74, text: 20 },
  },
  lying: {
    middle: 720,
    bust: { scale: 5.3, y: 56 },
    ray: 400,
    hand: 'translate(736 600) scale(1.5)',
    floor: 640,
    title: { x: 720, y: 110, size: 104, room: 1320 },
    hand4: { y: 846, width: 104, from: 470, spacing: 125 },
    card: { x: 716, y: 738, width: 122 },
    tag: { x: 940, y: 750, size: 78 },
    wink: { x: 60, y: 690, width: 130, text: 34 },
  },
} as const;

const GLARE = { count: 20, spread: 4.2, ink: ['#B5301A', '#FF7A55'], from: 9 } as const;

/** True, for the one who was caught: the accuser fills the screen, and the card is pulled out of my hand. */
export function CaughtMyself({ scene, cast, shape, step }: AccusationProps) {
  const { middle, bust, ray, hand, floor, title, card, tag, wink } = PLACES[shape];
  const accuser = cast.people[scene.accuser]!;
  const me = cast.people[scene.accused]!;
  const [coatLight, coatDark] = INKS[faceOf(accuser.face).coat];
  const feet = bust.y + 105 * bust.scale;
  const half = 50 * bust.scale;
  return (
    <g className={css.verdict}>
      <rect x="-3000" y="-3000" width={3000 + middle} height="8000" fill="#CB3A1E" />
      <rect x={middle} y="-3000" width="5000" height="8000" fill="#F2542F" />
      {rays(middle, ray, [70, 2600], GLARE)}
      <g transform={`translate(${middle - half} ${bust.y}) scale(${bust.scale})`}>
        <Bust {...accuser} mood="fierce" gaze={{ x: 0, y: 0.25 }} />
      </g>
      <path
        d={`M${middle - half * 0.92} ${feet}H${middle}V${feet + 300}H${middle - half * 1.1}Z`}
        fill={coatLight}
      />
      <path
        d={`M${middle} ${feet}H${middle + half * 0.92}L${middle + half * 1.1} ${feet + 300}H${middle}Z`}
        fill={coatDark}
      />
      <Floor y={floor} middle={middle} fill="#331338" />
      <g className={css.pointing}>
        <g transform={hand}>
          <HandAtYou of={accuser} />
        </g>
      </g>
      <Floor y={floor + 84} middle={middle} fill="#260C27" />
      <Title text={sayStage('guilty.accused', { name: accuser.name })} {...title} edge="#5E1208" />
      <MyHand {...PLACES[shape].hand4} hand={cast.hand} gap={middle} />
      <g className={css.pulled}>
        <CardPlaced {...card} tilt={-9}>
          <CharacterCard number={scene.number} />
        </CardPlaced>
      </g>
      <CardTag number={scene.number} sign="−" {...tag} />
      {scene.wink && (
        <>
          <svg
            className={css.slow}
            x={wink.x}
            y={wink.y}
            width={wink.width}
            height={wink.width}
            aria-hidden="true"
          >
            <AvatarRound
              guest={me.face}
              colour={me.colour}
              eye={step === 'replay' ? winkOf(me.face) : 'open'}
            />
          </svg>
          <text
            x={wink.x}
            y={wink.y + wink.width + wink.text}
            className={artCss.display}
            style={{ fontSize: wink.text * 0.8 }}
            fill="#FFF1E2"
          >
            {sayStage('yourWink', { at: clockText(scene.wink.at) })}
          </text>
        </>
      )}
    </g>
  );
}

const Floor = ({ y, middle, fill }: { y: number; middle: number; fill: string }) => (
  <path d={`M-2000 ${y + 60}Q${middle} ${y - 110} 4000 ${y + 60}V4000H-2000Z`} fill={fill} />
);

interface MyHandProps {
  readonly hand: readonly number[];
  readonly y: number;
  readonly width: number;
  readonly from: number;
  readonly spacing: number;
  /** Where the card was that is gone. */
  readonly gap: number;
}

const MOST_SHOWN = 4;

function MyHand({ hand, y, width, from, spacing, gap }: MyHandProps) {
  return hand.slice(0, MOST_SHOWN).map((number, index) => {
    const x = from + (index < 2 ? index : index + 1) * spacing;
    const tilt = ((x - gap) / spacing) * 3.4;
    return (
      <CardPlaced key={number} x={x} y={y + Math.abs(tilt)} width={width} tilt={tilt}>
        <CharacterCard number={number} />
      </CardPlaced>
    );
  });
}
