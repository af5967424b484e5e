import type { OwnEyesModel } from '../../shell/camera/own-eyes.ts';
import type { EyePose } from '../art/eyes/eye-style.ts';

/** How my own portrait holds its eyes: as in a mirror, my left one is on the left. */
export const myEyePose = ({ left, right }: Pick<OwnEyesModel, 'left' | 'right'>): EyePose =>
  left && right ? 'blink' : left ? 'wink-left' : right ? 'wink-right' : 'open';
