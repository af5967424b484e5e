import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fingerprint } from '@oeillade/kernel';
import { isSame, seatOpenedBy } from '../../src/connection/secrets.ts';
import { Target } from '../fuzz/target.ts';
import { plays } from '../support/hands/index.ts';
import { does, gather, goHome, start } from '../support/party.ts';

const hex = (text: string): string => Buffer.from(text).toString('hex');

test('a seat’s secret is nowhere on the disk and nowhere in the log, only its fingerprint', async () => {
  const target = await Target.start({ LOG_LEVEL: 'trace' });
  const party = await gather(target, { game: 'zwinkern', people: 3 });
  const [host] = party.people;
  await start(party);
  await Promise.all(party.people.map(plays));
  const deletion = await fetch(`${target.url}/api/tables/${party.code}/games/1`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${host!.token}` },
  });
  assert.equal(deletion.status, 204);
  await does(host!, { ask: 'rematch' });
  const files = readdirSync(target.folder).map((name) => readFileSync(join(target.folder, name)));
  assert.ok(files.some((bytes) => bytes.length > 0));
  const tokens = party.people.map(({ token }) => token!);
  for (const token of tokens) {
    assert.match(token, /^[0-9a-f]{32}$/);
    for (const form of [token, hex(token)]) {
      assert.ok(!files.some((bytes) => bytes.includes(form)), 'on the disk');
      assert.ok(!files.some((bytes) => bytes.includes(Buffer.from(token, 'hex'))), 'on the disk, as bytes');
      assert.ok(!target.log.includes(form), 'in the log');
    }
    assert.ok(files.some((bytes) => bytes.includes(fingerprint(token))));
    assert.ok(!target.log.includes(fingerprint(token)), 'nor its fingerprint in the log');
  }
  // What the next deal is drawn from.
  const secret = /"j":"rematch","secret":"([0-9a-f]{64})"/.exec(
    files.map((bytes) => bytes.toString('latin1')).join(),
  );
  assert.ok(secret);
  assert.ok(!target.log.includes(secret[1]!));
  assert.match(target.log, /"msg":"ready"/);
  await goHome(party);
  await target.stop();
});

test('secrets are compared to the last letter', () => {
  assert.ok(isSame('abcd', 'abcd'));
  assert.ok(!isSame('abcd', 'abce'));
  assert.ok(!isSame('abcd', 'abc'));
  const sitters = [{ token: fingerprint('one') }, { token: null }, { token: fingerprint('two') }];
  const party = { size: 3, sitter: (seat: number) => sitters[seat] } as unknown as Parameters<
    typeof seatOpenedBy
  >[0];
  assert.equal(seatOpenedBy(party, fingerprint('two')), 2);
  assert.equal(seatOpenedBy(party, fingerprint('three')), null);
});
