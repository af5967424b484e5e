import artCss from '../../../../ui/art/art.module.css';
import { CardBack } from '../../../../ui/art/index.ts';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import { Plate, Title } from '../../../../ui/stage/art/words.tsx';
import { CharacterCard } from '../../art/index.ts';
import { sayStage } from '../../texts/stage.ts';
import { CardPlaced } from '../accusation/card-placed.tsx';
import { sayFate } from '../say-verdict.ts';
import css from './naming.module.css';
import type { NamingProps } from './props.ts';

const PLACES = {
  standing: {
    caller: { x: 14, y: 440, width: 140 },
    named: { x: 236, y: 440, width: 140 },
    card: { x: 195, y: 318, width: 124 },
    title: { x: 195, y: 120, size: 84, room: 350 },
    words: { x: 195, y: 168, size: 21 },
    plate: { x: 195, y: 724, width: 362, size: 21 },
  },
  lying: {
    caller: { x: 170, y: 360, width: 290 },
    named: { x: 980, y: 360, width: 290 },
    card: { x: 720, y: 420, width: 190 },
    title: { x: 720, y: 150, size: 120, room: 1200 },
    words: { x: 720, y: 208, size: 30 },
    plate: { x: 720, y: 770, width: 640, size: 30 },
  },
} as const;

/** Wrong: the light goes out first. The card goes as the edition says, and who it would have been is not told. */
export function Missed({ scene, step, cast, shape }: NamingProps) {
  const { caller, named, card, title, words, plate } = PLACES[shape];
  const [one, other] = [cast.people[scene.caller]!, cast.people[scene.named]!];
  const isTurned = step !== 'dark';
  const holder = cast.people[scene.laidBy ?? -1]?.name ?? '';
  return (
    <>
      <g className={css.recoilsLeft}>
        <StageLoge person={one} mood="sorry" gaze={{ x: 0.7, y: -0.6 }} {...caller} />
      </g>
      <g className={css.recoilsRight}>
        <StageLoge person={other} mood="puzzled" gaze={{ x: 0, y: -1 }} {...named} />
      </g>
      <g className={scene.goes === 'down' ? css.turning : css.leaving}>
        {!(isTurned && scene.goes === 'away' && step === 'silence') && (
          <CardPlaced {...card} tilt={isTurned ? 3 : 0}>
            {isTurned && scene.goes === 'down' ? <CardBack /> : <CharacterCard number={scene.number} />}
          </CardPlaced>
        )}
      </g>
      <Title text={sayStage('wrong')} {...title} />
      <text
        x={words.x}
        y={words.y}
        textAnchor="middle"
        className={artCss.text}
        style={{ fontSize: words.size }}
        fill="#FFF1E2"
      >
        {sayStage('notThem', { named: other.name })}
      </text>
      {isTurned && <Plate text={sayFate(scene, holder)} {...plate} isDark />}
    </>
  );
}
