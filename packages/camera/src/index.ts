export { type Calibration, Calibrator, type Prompt } from './calibration.ts';
export { CalibrationRun, type CalibrationShown } from './calibration-run.ts';
export { WinkDetector } from './detector.ts';
export { type FaceSample, type FoundFace, measureFace, type Point } from './face.ts';
export { FrameRate, LEAST_PER_SECOND } from './frame-rate.ts';
export type { EyeEvent, EyeSample, Pair, Side } from './sample.ts';
export { TiltDetector } from './tilts.ts';
