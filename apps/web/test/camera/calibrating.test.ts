import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Calibration, CalibrationRun, type FaceSample } from '@oeillade/camera';
import { ModelledFace } from '../../../../packages/camera/test/face.ts';
import { calibrating } from '../../src/shell/camera/calibrating.ts';

test('when the run is over the eyes are told once what was found, and no further picture begins anything anew', () => {
  const samplers = new Set<(sample: FaceSample) => void>();
  const told: Calibration[] = [];
  const eyes = {
    sample: (sampler: (sample: FaceSample) => void) => {
      samplers.add(sampler);
      return () => samplers.delete(sampler);
    },
    calibrate: (calibration: Calibration) => told.push(calibration),
  };
  const run = new CalibrationRun();
  let changes = 0;
  calibrating(run, eyes, () => changes++);
  const face = new ModelledFace(3, {
    alongs: [0.15],
    begins: ['blink', 'blink', 'wink left', 'wink right'],
  });
  for (const sample of face.samples)
    for (const sampler of samplers) sampler({ yaw: 0, pitch: 0, roll: 0, brows: 0, ...sample } as FaceSample);
  assert.ok(run.shown.isOver);
  assert.equal(told.length, 1);
  assert.equal(samplers.size, 0);
  assert.ok(changes < face.samples.length);
});
