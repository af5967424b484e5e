import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import type { Cast } from '../cast.ts';
import type { NamingBeat, NamingScene } from '../scenes.ts';

export interface NamingProps {
  readonly scene: NamingScene;
  readonly beat: NamingBeat;
  readonly cast: Cast;
  readonly shape: StageShape;
}
