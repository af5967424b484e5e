import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Suspicion } from '../../src/wink-family/suspicion.ts';

const [ADA, BEN, CLEO, DAN] = [0, 1, 2, 3] as const;

/** Ada has called at 10 s. */
function afterAdasCall(): Suspicion {
  const suspicion = new Suspicion(4);
  suspicion.begin(ADA, 10_000);
  return suspicion;
}

test('who looks at a caller for long is suspected, who looks elsewhere rather not', () => {
  const suspicion = afterAdasCall();
  suspicion.noteGaze(BEN, ADA, 12_000, 14_000);
  suspicion.noteGaze(CLEO, DAN, 12_000, 14_000);
  assert.ok(suspicion.factor(BEN, ADA, 1) > 2);
  assert.ok(suspicion.factor(CLEO, ADA, 1) < 1);
  assert.equal(suspicion.factor(DAN, ADA, 1), 1);
});

test('what was seen before a call says nothing about it', () => {
  const suspicion = new Suspicion(4);
  suspicion.noteGaze(BEN, ADA, 0, 9_000);
  suspicion.begin(ADA, 10_000);
  assert.equal(suspicion.factor(BEN, ADA, 1), 1);
  suspicion.noteGaze(CLEO, ADA, 8_000, 10_000);
  assert.ok(suspicion.factor(CLEO, ADA, 1) <= 1);
});

test('a first look right after the call tells more than one that comes later', () => {
  const suspicion = afterAdasCall();
  suspicion.noteTurn(BEN, ADA, 10_500);
  suspicion.noteTurn(CLEO, ADA, 15_000);
  assert.ok(suspicion.factor(BEN, ADA, 1) > suspicion.factor(CLEO, ADA, 1));
});

test('the eyes of a caller that rest on somebody point at the partner', () => {
  const suspicion = afterAdasCall();
  suspicion.noteGaze(ADA, BEN, 12_000, 14_000);
  assert.ok(suspicion.factor(BEN, ADA, 1) > suspicion.factor(CLEO, ADA, 1));
});

test('looks that come back hesitate; and who trusts no gaze learns nothing from any', () => {
  const suspicion = afterAdasCall();
  for (const at of [12_000, 14_000, 16_000]) suspicion.noteTurn(BEN, ADA, at);
  assert.ok(suspicion.factor(BEN, ADA, 1) > 1);
  assert.equal(suspicion.factor(BEN, ADA, 0), 1);
});
