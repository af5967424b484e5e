import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import type { Cast } from '../cast.ts';
import type { AccusationBeat, AccusationScene } from '../scenes.ts';

export interface AccusationProps {
  readonly scene: AccusationScene;
  readonly beat: AccusationBeat;
  readonly cast: Cast;
  readonly shape: StageShape;
}
