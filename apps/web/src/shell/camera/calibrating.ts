import type { Calibration, CalibrationRun, FaceSample } from '@oeillade/camera';

interface Eyes {
  sample(sampler: (sample: FaceSample) => void): () => void;
  calibrate(calibration: Calibration): void;
}

/** Leads these eyes through a run, and tells them once what was found; gives what ends it before. */
export function calibrating(run: CalibrationRun, eyes: Eyes, changed: () => void): () => void {
  const leave = eyes.sample((sample) => {
    run.see(sample);
    if (run.shown.isOver) {
      leave();
      if (run.result) eyes.calibrate(run.result);
    }
    changed();
  });
  return leave;
}
