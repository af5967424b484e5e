import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { banner } from '../../src/operate/banner.ts';
import { qrCode } from '../../src/operate/qr-code.ts';

const PLAIN = { scheme: 'http', host: '0.0.0.0', port: 8080 } as const;
const SECURE = { scheme: 'https', host: '0.0.0.0', port: 8443 } as const;
const LAN = ['192.168.1.20', '172.17.0.1'];

/** Without the code that it draws. */
const words = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.includes('\x1b'));
const drawn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.includes('\x1b'))
    .map((line) => line.trimStart())
    .join('\n');

describe('what is printed when the server is open', () => {
  test('the addresses, a code for phones, and what cameras need', () => {
    const printed = banner(PLAIN, null, LAN);
    assert.deepEqual(words(printed), [
      '  Œillade is open.',
      '  On this machine   http://localhost:8080',
      '  In your network   http://192.168.1.20:8080',
      '  Phones: point the camera here.',
      '  Cameras and microphones need HTTPS: npm start -- --https',
      '  Ctrl-C stops it; running games go on at the next start.',
    ]);
    assert.equal(drawn(printed), qrCode('http://192.168.1.20:8080'));
  });

  test('with a second door: both addresses, the code for the secure one, and what phones will say', () => {
    const printed = banner(PLAIN, SECURE, LAN);
    assert.deepEqual(words(printed), [
      '  Œillade is open.',
      '  On this machine   http://localhost:8080',
      '  In your network   https://192.168.1.20:8443',
      '  Without cameras   http://192.168.1.20:8080',
      '  Phones: point the camera here.',
      '  Each phone warns once, for the certificate is the server’s own:',
      '  iPhone    Show Details, then visit this website',
      '  Android   Advanced, then Proceed',
      '  Ctrl-C stops it; running games go on at the next start.',
    ]);
    assert.equal(drawn(printed), qrCode('https://192.168.1.20:8443'));
  });

  test('with a certificate of one’s own there is nothing to say about it', () => {
    assert.deepEqual(words(banner({ ...SECURE, port: 443 }, null, LAN)), [
      '  Œillade is open.',
      '  On this machine   https://localhost:443',
      '  In your network   https://192.168.1.20:443',
      '  Phones: point the camera here.',
      '  Ctrl-C stops it; running games go on at the next start.',
    ]);
  });

  test('for this machine alone, or without a network, no address for others', () => {
    for (const printed of [banner({ ...PLAIN, host: '127.0.0.1' }, null, LAN), banner(PLAIN, SECURE, [])])
      assert.deepEqual(words(printed), [
        '  Œillade is open.',
        '  On this machine   http://localhost:8080',
        '  Ctrl-C stops it; running games go on at the next start.',
      ]);
  });
});
