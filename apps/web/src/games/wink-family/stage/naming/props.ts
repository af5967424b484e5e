import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import type { Cast } from '../cast.ts';
import type { NamingScene, NamingStep } from '../scenes.ts';

export interface NamingProps {
  readonly scene: NamingScene;
  readonly step: NamingStep;
  readonly cast: Cast;
  readonly shape: StageShape;
}
