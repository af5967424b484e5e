import { AvatarRound } from '../../../ui/art/index.ts';
import learnCss from '../../../ui/learn-scene.module.css';
import css from './scene.module.css';

/** Faces that look at each other, and one wink. */
const FACES = [
  { guest: 1, colour: 'vermilion', gaze: { x: 1, y: 0 } },
  { guest: 8, colour: 'emerald', gaze: { x: 1, y: 0.2 }, eye: 'wink-left' },
  { guest: 15, colour: 'sky', gaze: { x: -1, y: 0.2 } },
  { guest: 6, colour: 'rose', gaze: { x: -0.3, y: 1 } },
  { guest: 13, colour: 'ivory', gaze: { x: -1, y: 0 } },
] as const;

export function TrainScene() {
  return (
    <div className={`${learnCss.learnScene} ${css.faces}`} aria-hidden="true">
      {FACES.map((face) => (
        <AvatarRound key={face.colour} {...face} />
      ))}
    </div>
  );
}
