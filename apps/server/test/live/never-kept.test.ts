import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { plays } from '../support/hands/index.ts';
import type { LiveClient } from '../support/live-client.ts';
import { LogLines } from '../support/log-lines.ts';
import { ended } from '../support/party.ts';
import { verified } from '../support/records.ts';
import { EYE_GAMES } from '../support/some-games.ts';
import { TestServer } from '../support/test-server.ts';
import { leaveLive, looks, playLive } from './live-table.ts';

/** Of what was sent, such pieces from the middle are looked for, as bytes and as bytes are written down; at a place that base64 keeps whole. */
const PIECE = 24;

const lines = new LogLines();
const testServer = await TestServer.open({}, lines.log);

test('after a whole game no piece of a picture or a voice is in the folder, the log or the record', async () => {
  const table = await playLive(testServer, { game: EYE_GAMES.at(-1)! });
  const [ada, ben] = table.live as [LiveClient, LiveClient];
  const sent = [];
  for (const [kind, bytes] of [
    ['key', 6_000],
    ['delta', 900],
    ['voice', 96],
  ] as const) {
    const content = crypto.getRandomValues(new Uint8Array(bytes));
    ben.sends({ kind, format: kind === 'voice' ? 'opus' : 'vp8', isSealed: false, sentAt: 0, content });
    sent.push(Buffer.from(content.subarray(bytes / 2, bytes / 2 + PIECE)));
  }
  looks(table.people[0]!, 1);
  await ada.until(() => ada.pictures.length === 2 && ada.voices.length === 1, 'Ben’s face and voice');
  await Promise.all(table.people.map(plays));
  await ended(table);
  const text = await table.watcher.record();
  verified(text);
  await leaveLive(table);
  await testServer.server.stop();

  const files = readdirSync(testServer.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  assert.ok(
    files.some((file) => file.includes(table.code)),
    'the game is in the folder',
  );
  const all = [...files, Buffer.from(JSON.stringify(lines.all)), Buffer.from(text)];
  for (const piece of sent)
    for (const form of [
      piece,
      piece.join(),
      ...(['base64', 'base64url', 'hex'] as const).map((form) => piece.toString(form)),
    ])
      assert.ok(all.every((place) => !place.includes(form)));
});
