import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../src/operate/config.ts';
import { lanAddresses } from '../../src/own-names.ts';
import { makeCertificate } from '../../src/tls/make-certificate.ts';
import { certificateNames } from '../../src/tls/names.ts';
import { CERTIFICATE_FILE, OwnCertificate } from '../../src/tls/own-certificate.ts';

const DAY = 86_400_000;
const NOW = Date.now();
const AT_HOME = { needed: ['localhost', '127.0.0.1', '192.168.1.20'], welcome: ['::1', 'fd00::5'] };

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oeillade-certificate-'));
  folders.push(folder);
  return folder;
}
const fileIn = (folder: string): string => join(folder, CERTIFICATE_FILE);
const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

async function madeIn(folder: string, now = NOW, names = AT_HOME): Promise<OwnCertificate> {
  const own = new OwnCertificate(folder);
  await own.renew(names, now);
  return own;
}

describe('the server’s own certificate', () => {
  test('is made out for every name, in the way that phones demand', async () => {
    const { pair, names } = await madeIn(newFolder());
    assert.deepEqual(names, [...AT_HOME.needed, ...AT_HOME.welcome]);
    const certificate = new X509Certificate(pair.cert);
    assert.ok(certificate.checkHost('localhost'));
    for (const address of ['127.0.0.1', '192.168.1.20', '::1', 'fd00::5'])
      assert.ok(certificate.checkIP(address), address);
    assert.equal(certificate.checkHost('elsewhere.example'), undefined);
    assert.deepEqual(certificate.keyUsage, ['1.3.6.1.5.5.7.3.1'], 'for servers, and for nothing else');
    assert.equal(certificate.ca, false, 'whoever trusts it trusts nothing that it might sign');
    const [from, to] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
    assert.ok(from < NOW && to - from <= 825 * DAY, 'no phone takes one that is valid for longer');
    assert.ok(certificate.publicKey.asymmetricKeyType === 'ec' && certificate.verify(certificate.publicKey));
    // ecdsa-with-SHA256, as its object identifier is written.
    assert.ok(certificate.raw.includes(Buffer.from('06082a8648ce3d040302', 'hex')));
  });

  test('is made once, kept with its key, and found again', async () => {
    const folder = newFolder();
    const { pair } = await madeIn(folder);
    const again = new OwnCertificate(folder);
    assert.equal(await again.renew(AT_HOME, NOW + 700 * DAY), null);
    assert.deepEqual(again.pair, pair);
    assert.deepEqual(readdirSync(folder), [CERTIFICATE_FILE], 'and nothing else is left there');
  });

  test('is for the server’s user alone, whatever rights it had before', async () => {
    const folder = newFolder();
    await madeIn(folder);
    assert.deepEqual([rightsOf(folder), rightsOf(fileIn(folder))], ['700', '600']);
    chmodSync(folder, 0o755);
    chmodSync(fileIn(folder), 0o644);
    assert.deepEqual(new OwnCertificate(folder).warnings, []);
    assert.deepEqual([rightsOf(folder), rightsOf(fileIn(folder))], ['700', '600']);
  });

  test('is made anew a month before it ends', async () => {
    const folder = newFolder();
    const own = await madeIn(folder);
    const { cert } = own.pair;
    const end = Date.parse(new X509Certificate(cert).validTo);
    assert.equal(await own.renew(AT_HOME, end - 31 * DAY), null);
    assert.equal(await own.renew(AT_HOME, end - 29 * DAY), 'renewed');
    assert.notEqual(own.pair.cert, cert);
    assert.ok(Date.parse(new X509Certificate(own.pair.cert).validTo) > end);
    assert.deepEqual(new OwnCertificate(folder).pair, own.pair, 'that is the one that is kept');
  });

  test('is made anew in another network, still knows the one before, and both are then known', async () => {
    const own = await madeIn(newFolder());
    const away = { ...AT_HOME, needed: ['localhost', '127.0.0.1', '10.0.0.7'] };
    assert.equal(await own.renew(away, NOW), 'renewed');
    assert.equal(await own.renew(AT_HOME, NOW), null);
    assert.equal(await own.renew(away, NOW), null);
  });

  test('knows the latest networks, not every one that ever was', async () => {
    const own = await madeIn(newFolder());
    for (let network = 0; network < 50; network++)
      await own.renew({ needed: ['localhost', `10.0.${network}.7`], welcome: [] }, NOW);
    assert.equal(own.names.length, 40);
    assert.ok(own.names.includes('10.0.49.7') && own.names.includes('10.0.30.7'));
    assert.ok(!own.names.includes('10.0.1.7'));
  });

  test('is not made anew for an address of IPv6, which changes every day', async () => {
    const own = await madeIn(newFolder());
    assert.equal(await own.renew({ ...AT_HOME, welcome: ['2001:db8::77'] }, NOW), null);
  });

  test('is made anew where the clock that made it was wrong', async () => {
    const own = await madeIn(newFolder(), Date.parse('2100-01-01'));
    assert.equal(await own.renew(AT_HOME, NOW), 'renewed');
    assert.equal(await own.renew(AT_HOME, Date.parse('1970-06-01')), 'renewed');
    assert.equal(await own.renew(AT_HOME, NOW), 'renewed');
  });

  test('is made anew where its file is spoilt, or the key belongs to another one', async () => {
    const folder = newFolder();
    const { cert } = (await madeIn(folder)).pair;
    const { key } = await makeCertificate(['localhost'], NOW);
    for (const spoilt of [
      '',
      'not a certificate',
      cert,
      cert + key,
      cert.replace(/\n.{8}/, '\nAAAAAAAA') + key,
    ]) {
      writeFileSync(fileIn(folder), spoilt);
      const own = new OwnCertificate(folder);
      assert.equal(await own.renew(AT_HOME, NOW), 'made');
      assert.ok(readFileSync(fileIn(folder), 'utf8').includes(own.pair.key));
    }
  });
});

describe('the names of a server', () => {
  const namesWith = (settings: Record<string, string>) => {
    const read = readConfig(settings);
    assert.ok(read.ok);
    return certificateNames(read.config).needed;
  };

  test('are this machine’s own, its addresses, and those that the operator names', () => {
    const [machine] = hostname().toLowerCase().split('.');
    const names = namesWith({
      HOSTS: 'game.house,192.168.1.99',
      PUBLIC_URL: 'https://play.example.org:9443',
    });
    for (const name of ['localhost', '127.0.0.1', machine!, `${machine}.local`, ...lanAddresses('IPv4')])
      assert.ok(names.includes(name), name);
    for (const name of ['game.house', '192.168.1.99', 'play.example.org'])
      assert.ok(names.includes(name), name);
    assert.equal(new Set(names).size, names.length);
  });

  test('are never any at all', () => {
    assert.ok(!namesWith({ HOSTS: '*' }).includes('*'));
  });
});
