import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${web}${path}`);

test('the face model is Google’s, to the byte, with its licence beside it', () => {
  const hash = createHash('sha256').update(read('models/face_landmarker.task')).digest('hex');
  assert.ok(read('models/README.md').toString().includes(hash));
  assert.equal(hash, '64184e229b263107bc2b804c6625db1341ff2bb731874b0bcc2fe6544e0bc9ff');
  assert.match(read('models/LICENSE.txt').toString(), /Apache License\s+Version 2.0/);
});

test('what runs it is pinned: later versions report to Google', () => {
  const { dependencies } = JSON.parse(read('package.json').toString());
  assert.equal(dependencies['@mediapipe/tasks-vision'], '0.10.35');
});
