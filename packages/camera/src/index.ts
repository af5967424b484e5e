export type { Calibration, Prompt } from './calibration.ts';
export { CalibrationRun, type CalibrationShown } from './calibration-run.ts';
export { WinkDetector } from './detector.ts';
export { type FaceSample, type FoundFace, measureFace } from './face.ts';
export { FrameRate } from './frame-rate.ts';
export type { EyeEvent, EyeSample } from './sample.ts';
export { TiltDetector } from './tilts.ts';
