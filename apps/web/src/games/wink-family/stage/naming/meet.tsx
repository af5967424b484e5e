import artCss from '../../../../ui/art/art.module.css';
import { NIGHT, PAPER } from '../../../../ui/art/index.ts';
import { fitText } from '../../../../ui/art/kit/fit-text.ts';
import { slab } from '../../../../ui/art/kit/paths.ts';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import { CharacterCard } from '../../art/index.ts';
import { sayStage } from '../../texts/stage.ts';
import { CardPlaced } from '../accusation/card-placed.tsx';
import css from './naming.module.css';
import type { NamingProps } from './props.ts';

const PLACES = {
  standing: {
    caller: { x: 26, y: 486, width: 154 },
    named: { x: 210, y: 486, width: 154 },
    card: { x: 195, y: 388, width: 150 },
    words: { x: 18, y: 116, width: 300, size: 34 },
  },
  lying: {
    caller: { x: 345, y: 390, width: 300 },
    named: { x: 795, y: 390, width: 300 },
    card: { x: 720, y: 300, width: 190 },
    words: { x: 120, y: 110, width: 430, size: 46 },
  },
} as const;

/** Both loges slide to the fold; their eyes were already at each other. */
export function Meet({ scene, cast, shape }: NamingProps) {
  const { caller, named, card, words } = PLACES[shape];
  const [one, other] = [cast.people[scene.caller]!, cast.people[scene.named]!];
  return (
    <>
      <g className={css.fromLeft}>
        <StageLoge person={one} mood="calm" gaze={{ x: 0.95, y: -0.1 }} isLit {...caller} />
      </g>
      <g className={css.fromRight}>
        <StageLoge person={other} mood="curious" gaze={{ x: -0.95, y: -0.1 }} isLit {...named} />
      </g>
      <CardPlaced {...card}>
        <CharacterCard number={scene.number} />
      </CardPlaced>
      <Claim
        {...words}
        lines={[sayStage('it', { named: other.name }), sayStage('hasIt', { number: scene.number })]}
      />
    </>
  );
}

interface ClaimProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly lines: readonly string[];
}

/** What the caller says, on paper, with a tail that leads to them. */
function Claim({ x, y, width, size, lines }: ClaimProps) {
  const height = size * 1.35 * lines.length + size * 0.5;
  return (
    <g>
      <path d={slab(x, y + 5, width, height, 16)} fill="#D9B9B4" />
      <path d={slab(x, y, width, height, 16)} fill={PAPER} />
      <path
        d={`M${x + 44} ${y + height - 1}L${x + 58} ${y + height + 30}L${x + 76} ${y + height - 1}Z`}
        fill={PAPER}
      />
      {lines.map((line, nth) => {
        const fitted = fitText(line, width - 44, size);
        return (
          <text
            key={line}
            x={x + 22}
            y={y + size * 1.25 + nth * size * 1.3}
            className={`${artCss.display} ${artCss.heavy}`}
            style={{ fontSize: fitted.size }}
            fill={NIGHT}
          >
            {fitted.text}
          </text>
        );
      })}
    </g>
  );
}
