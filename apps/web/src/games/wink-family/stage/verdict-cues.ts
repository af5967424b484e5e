import type { SoundCue } from '../../../ui/sound/cues.ts';
import type { WinkScene } from './scenes.ts';

/** What is heard of a verdict where nothing is staged: on a stage its steps sound. */
export const verdictCues = (scene: WinkScene): SoundCue[] =>
  scene.kind === 'naming' || scene.kind === 'accusation' ? [scene.right ? 'right' : 'wrong'] : [];
