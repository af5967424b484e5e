import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openBrowser } from '../browser.ts';
import { GAMES } from '../support/games.ts';
import { Guest, PHONE } from '../support/guest.ts';
import { agreeToEnd, begin } from '../support/party.ts';
import { TestServer } from '../test-server.ts';

/** A class behind one address, each with a browser of their own, at five tables. */
const PUPILS = 30;
const AT_A_TABLE = 6;

const server = await TestServer.open('usual');
const browser = await openBrowser();
after(async () => {
  await browser.close();
  await server.closes();
});

/** What the server has refused because one address asked for too much. */
async function refusals(): Promise<string[]> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const counted = /^oeillade_(?:limited|sockets_turned_away|requests_turned_away)_total\{.*\} [1-9].*$/gm;
  return [...metrics.matchAll(counted)].map(([line]) => line);
}

test('thirty browsers at one address get whole pages, and play', async (context) => {
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  const pupils = await Promise.all(
    Array.from({ length: PUPILS }, (_, index) =>
      Guest.comes(browser, { url: server.url, name: `Pupil ${index + 1}`, size: PHONE, pace: 'usual' }),
    ),
  );
  const failed: string[] = [];
  let files = 0;
  for (const { page, name } of pupils) {
    // Sixty pages on two cores take their time, which is not what is asked here.
    page.setDefaultTimeout(180_000);
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // A lobby that gives way to its table takes back its question for the address: nobody refused that.
      if (why === 'net::ERR_ABORTED' && request.url().endsWith('/api/address')) return;
      failed.push(`${name}: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      files++;
      if (response.status() >= 400) failed.push(`${name}: ${response.url()} ${response.status()}`);
    });
  }

  await Promise.all(pupils.map((pupil) => pupil.goesHome()));
  for (const pupil of pupils)
    assert.equal(
      await pupil.get('[data-part~="game"]').count(),
      GAMES.length,
      `${pupil.name} sees the games`,
    );
  context.diagnostic(`${PUPILS} whole pages after ${seconds()}, ${files} files`);

  const tables = Array.from({ length: PUPILS / AT_A_TABLE }, (_, table) =>
    pupils.slice(table * AT_A_TABLE, (table + 1) * AT_A_TABLE),
  );
  await Promise.all(
    tables.map(async ([host, ...others]) => {
      const code = await host!.opensTable('zwinkern');
      await Promise.all(others.map((pupil) => pupil.joins(code)));
    }),
  );
  await Promise.all(tables.map(begin));
  context.diagnostic(`${PUPILS} at ${tables.length} tables with cards after ${seconds()}`);
  await Promise.all(tables.map(agreeToEnd));
  for (const pupil of pupils) {
    assert.equal(
      await pupil.get('[data-part~="place"]').count(),
      AT_A_TABLE,
      `${pupil.name} sees the ranking`,
    );
    assert.deepEqual(pupil.complaints, []);
  }
  context.diagnostic(`${tables.length} games over after ${seconds()}, ${files} files`);

  assert.deepEqual(failed, [], 'no request failed');
  assert.deepEqual(await refusals(), [], 'nobody was refused');
  await Promise.all(pupils.map((pupil) => pupil.leaves()));
});
