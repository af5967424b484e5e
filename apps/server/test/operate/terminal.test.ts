import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { encode } from 'uqr';
import { createLog } from '../../src/operate/log.ts';
import { qrCode } from '../../src/operate/qr-code.ts';

const ADDRESS = 'http://192.168.1.20:8080';
/** Black on white, and back to what it was. */
const [COLOURS, RESET] = ['\x1b[38;5;16;48;5;231m', '\x1b[0m'];

/** What a line of the code draws; fails where it does not set both colours, or keeps them. */
function drawn(line: string): string {
  assert.ok(line.startsWith(COLOURS) && line.endsWith(RESET), JSON.stringify(line));
  return line.slice(COLOURS.length, -RESET.length);
}

describe('the QR code at a terminal', () => {
  const rows = qrCode(ADDRESS)
    .split('\n')
    .flatMap((line) => {
      const characters = [...drawn(line)];
      return [
        characters.map((character) => '▀█'.includes(character)),
        characters.map((character) => '▄█'.includes(character)),
      ];
    });

  test('sets both colours in every line, and gives them back', () => {
    for (const line of qrCode(ADDRESS).split('\n')) assert.match(drawn(line), /^[ ▀▄█]+$/);
  });

  test('is the code with four light modules around it', () => {
    const { data, size } = encode(ADDRESS, { border: 0 });
    const bare = rows.slice(4, 4 + size).map((row) => row.slice(4, 4 + size));
    assert.deepEqual(bare, data);
    const dark = (modules: readonly (readonly boolean[])[]): number => modules.flat().filter(Boolean).length;
    assert.equal(dark(rows), dark(data), 'nothing is dark outside');
    assert.ok(rows.length >= size + 8);
    for (const row of rows) assert.equal(row.length, size + 8);
  });
});

describe('the log', () => {
  const logged = (isTTY: boolean, speak: (log: ReturnType<typeof createLog>) => void): string => {
    let text = '';
    speak(createLog('info', { isTTY, write: (more) => (text += more) }));
    return text;
  };

  test('at a terminal is for people', () => {
    const text = logged(true, (log) => {
      log.info({ port: 8080, journal: 'sqlite' }, 'ready');
      log.warn({ table: 'QWKYU', token: 'quiet' }, 'lease lost');
      log.info('stopped');
    });
    const at = '  \\d\\d:\\d\\d:\\d\\d  ';
    assert.match(
      text,
      new RegExp(
        `^${at}ready \\(port 8080, journal sqlite\\)\n${at}warning: lease lost \\(table QWKYU\\)\n${at}stopped\n$`,
      ),
    );
  });

  test('at a terminal holds nothing that the terminal would obey', () => {
    const text = logged(true, (log) =>
      log.error({ error: 'one\n\x1b[2Jtwo', deep: { list: [1, 2] } }, 'failed'),
    );
    assert.match(text, /error: failed \(error one {2}\[2Jtwo, deep list 1 2\)\n$/);
  });

  test('elsewhere is a JSON object a line, without secrets', () => {
    const text = logged(false, (log) => log.info({ port: 8080, token: 'quiet' }, 'ready'));
    const { port, msg, token } = JSON.parse(text);
    assert.deepEqual({ port, msg, token }, { port: 8080, msg: 'ready', token: undefined });
  });
});
