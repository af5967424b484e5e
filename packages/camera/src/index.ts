export { WinkDetector } from './detector.ts';
export type { EyeEvent, EyeSample, Side } from './sample.ts';
