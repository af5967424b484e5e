import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import type { Cast } from '../cast.ts';
import type { AccusationScene, AccusationStep } from '../scenes.ts';

export interface AccusationProps {
  readonly scene: AccusationScene;
  readonly step: AccusationStep;
  readonly cast: Cast;
  readonly shape: StageShape;
}
