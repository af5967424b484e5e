import { cameraTexts } from '../camera/texts/index.ts';
import { livingTexts } from './texts/index.ts';

/** All that is fetched together at a table of living faces. */
export { LivingBox } from './living-box.tsx';
export { OwnEyes } from './own-eyes.tsx';
export { OwnMirror } from './own-mirror.tsx';

export const loadTexts = () => Promise.all([cameraTexts.load(), livingTexts.load()]);
