import { slab } from '../../../../ui/art/kit/paths.ts';
import { Bust } from '../../../../ui/stage/art/bust.tsx';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import { Plate, Title } from '../../../../ui/stage/art/words.tsx';
import { Token } from '../../art/token.tsx';
import { sayStage } from '../../texts/stage.ts';
import type { Cast } from '../cast.ts';
import css from './accusation.module.css';
import { CardPlaced } from './card-placed.tsx';
import type { AccusationProps } from './props.ts';

const PLACES = {
  standing: {
    loge: { x: 55, y: 214, width: 280 },
    title: { x: 195, y: 154, size: 60, room: 350 },
    bust: 'translate(-14 578) scale(2.3)',
    card: { x: 288, y: 688, width: 84 },
    plate: { x: 195, y: 772, width: 358, size: 22 },
    left: { x: 300, y: 738, size: 26 },
  },
  lying: {
    loge: { x: 510, y: 236, width: 420 },
    title: { x: 720, y: 164, size: 88, room: 1200 },
    bust: 'translate(40 520) scale(3.7)',
    card: { x: 430, y: 662, width: 120 },
    plate: { x: 720, y: 800, width: 640, size: 34 },
    left: { x: 1090, y: 812, size: 48 },
  },
} as const;

/** False: the suspect smiles and looks on, and a spy card falls out of the accuser's sleeve. No wink is shown. */
export function Spared({ scene, step, cast, shape }: AccusationProps) {
  const { loge, title, bust, card, plate, left } = PLACES[shape];
  const [accuser, accused] = [cast.people[scene.accuser]!, cast.people[scene.accused]!];
  const smiles = step !== 'verdict';
  const isFallen = step === 'spy-falls' || step === 'open';
  const lost = sayStage('spyLost', { name: accuser.name, spy: cast.spyName });
  return (
    <>
      <StageLoge
        person={accused}
        mood={smiles ? 'smug' : 'afraid'}
        gaze={smiles ? { x: -0.9, y: 0.75 } : { x: 0, y: 0 }}
        isLit
        {...loge}
      />
      <Title text={sayStage(`innocent.${scene.role}`)} {...title} />
      <g transform={bust}>
        <Bust
          {...accuser}
          mood="sorry"
          gaze={step === 'open' ? { x: 0.2, y: 1 } : { x: 0.75, y: -0.35 }}
          hasOrnament
        />
      </g>
      {isFallen && (
        <>
          <g className={css.falling}>
            <CardPlaced {...card} tilt={14}>
              <path d={slab(0, 0, 100, 122, 11)} fill="#FFF4E4" />
              <path d="M12 5H50V117H12A7 7 0 0 1 5 110V12A7 7 0 0 1 12 5Z" fill="#5A1F4A" />
              <path d="M50 5H88A7 7 0 0 1 95 12V110A7 7 0 0 1 88 117H50Z" fill="#7A2F62" />
              <svg x="12" y="22" width="76" height="76" aria-hidden="true">
                <Token shows={cast.token} />
              </svg>
            </CardPlaced>
          </g>
          <Plate text={lost} {...plate} isDark />
          <SpiesLeft count={cast.spies[scene.accuser] ?? 0} token={cast.token} {...left} />
        </>
      )}
    </>
  );
}

interface SpiesLeftProps {
  readonly count: number;
  readonly token: Cast['token'];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What is left of them, and the place of the one that has gone. */
function SpiesLeft({ count, token, x, y, size }: SpiesLeftProps) {
  return (
    <g>
      {Array.from({ length: count }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one spy is like the other.
        <svg key={nth} x={x + (nth - count) * size * 1.1} y={y} width={size} height={size} aria-hidden="true">
          <Token shows={token} />
        </svg>
      ))}
      <circle
        cx={x + size / 2}
        cy={y + size / 2}
        r={size * 0.4}
        fill="none"
        stroke="#AE70A1"
        strokeWidth="3"
        strokeDasharray="5 5"
      />
    </g>
  );
}
