import { type CSSProperties, type ReactNode, useId } from 'react';
import { lozenge } from '../art/kit/paths.ts';
import { StageClips } from './art/clips.tsx';
import { Curtain, Valance } from './art/curtain.tsx';
import type { Scene } from './scene.ts';
import type { Playing } from './scene-player.ts';
import css from './stage.module.css';
import { type StageShape, useStageShape } from './use-stage-shape.ts';

/** How far the curtain is drawn, and whether it moves there in this step or stood there from its beginning. */
export interface CurtainState {
  readonly is: 'closed' | 'parted' | 'wide' | 'away';
  readonly moves?: 'curtain' | 'curtain-in';
}

interface StageFrameProps {
  readonly playing: Playing<Scene>;
  readonly name: string;
  readonly backdrop: 'none' | 'house' | 'felt';
  readonly curtain?: CurtainState | undefined;
  /** What stands behind the curtain, and what stands before it. */
  readonly behind?: ReactNode;
  readonly children?: ReactNode;
}

/** Everything that a scene is played on. Nobody has to see it: the narrator says what comes of it. */
export function StageFrame({ playing, name, backdrop, curtain, behind, children }: StageFrameProps) {
  const shape = useStageShape();
  const { scene, step, tempo } = playing;
  return (
    <div
      className={css.stage}
      data-part="stage"
      data-scene={name}
      data-step={step.name}
      data-gaze={step.gaze}
      data-weight={scene.weight}
      data-backdrop={backdrop}
      data-curtain={curtain?.is}
      data-moves={curtain?.moves}
      style={{ '--tempo': tempo } as CSSProperties}
      aria-hidden="true"
    >
      <StageClips />
      {backdrop === 'house' && <Lozenges />}
      {behind}
      {curtain && (
        <>
          <Curtain side="left" />
          <Curtain side="right" />
          <Valance shape={shape} />
        </>
      )}
      {children}
    </div>
  );
}

/** The two stages that scenes are set for; each is shown whole on a screen of any other form. */
const STAGES: Readonly<Record<StageShape, { readonly width: number; readonly height: number }>> = {
  standing: { width: 390, height: 844 },
  lying: { width: 1440, height: 900 },
};

/** Those who play, in the units of their stage. */
export function Actors({ shape, children }: { readonly shape: StageShape; readonly children: ReactNode }) {
  const { width, height } = STAGES[shape];
  return (
    <svg className={css.actors} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

function Lozenges() {
  const id = useId();
  return (
    <svg className={css.lozenges} aria-hidden="true">
      <defs>
        <pattern id={id} width="48" height="84" patternUnits="userSpaceOnUse">
          <path d={lozenge(24, 42, 24, 42)} fill="#28102C" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
