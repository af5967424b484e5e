import type { WinkCue } from '../sounds.ts';
import type { WinkScene } from './scenes.ts';

/** What is heard of a verdict where nothing is staged: on a stage its steps sound. */
export const verdictCues = (scene: WinkScene): WinkCue[] =>
  scene.kind === 'naming' || scene.kind === 'accusation' ? [scene.right ? 'right' : 'wrong'] : [];
