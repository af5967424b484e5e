import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from '../../src/ui/camera/no-camera/which-device.ts';

const AS_SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const AS_CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test('whose warning is drawn first: that of the browser that asks', () => {
  for (const [device, userAgent] of [
    [
      'iphone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${AS_SAFARI} Version/18.5 Mobile/15E148 Safari/604.1`,
    ],
    [
      'iphone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${AS_SAFARI} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    ],
    // An iPad, and a Mac.
    ['iphone', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${AS_SAFARI} Version/18.5 Safari/605.1.15`],
    ['android', `Mozilla/5.0 (Linux; Android 10; K) ${AS_CHROME} Mobile Safari/537.36`],
    ['android', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${AS_CHROME} Safari/537.36`],
    ['android', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AS_CHROME} Safari/537.36 Edg/140.0.0.0`],
    ['android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ] as const)
    assert.equal(deviceOf(userAgent), device, userAgent);
});
