import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { violations, wrongColours } from '../support/axe.ts';
import { browser, server } from '../support/open-server.ts';
import { PARTS } from '../tour/parts.ts';
import { stopping } from '../tour/tour.ts';

describe('axe finds nothing on any page, by night and by day', () => {
  for (const [name, part] of Object.entries(PARTS)) {
    test(`${name}: on a phone, a desktop and, where there is one, a television`, async () => {
      const found: string[] = [];
      const stop = stopping({
        devices: ['phone', 'desktop', 'television'],
        // Axe needs time to pass; what is brief is looked at where it is played.
        leavesOutBrief: true,
        look: async ({ name: page, guest, device, theme }) => {
          // By day only the colours are others.
          const here = await (theme === 'nuit' ? violations : wrongColours)(guest);
          found.push(...here.map((violation) => `${page}, ${device}, ${theme}: ${violation}`));
        },
      });
      await part({ browser, url: server.url, language: 'fr', stop });
      assert.deepEqual(found, []);
    });
  }
});
