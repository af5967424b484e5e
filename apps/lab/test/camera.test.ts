import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { lab, scratchFolder } from './support.ts';

const file = scratchFolder();

interface Act {
  readonly kind: 'winkL' | 'winkR' | 'blink' | 'squint' | 'half';
  /** Seconds of a film of thirty pictures a second. */
  readonly t0: number;
  readonly dur: number;
}

interface Told {
  readonly file: string;
  readonly t: number;
  readonly c: unknown;
  readonly type: 'wink' | 'blink';
  readonly side: 'left' | 'right' | null;
}

const fixture = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');

/** What a camera measured of a portrait that winks, blinks, squints and half winks. */
const log = readLog('camera-log.csv');

type Row = Record<string, unknown>;

function readLog(name: string): readonly Row[] {
  const [keys, ...rows] = fixture(name)
    .trimEnd()
    .split('\n')
    .map((row) => row.split(','));
  return rows.map((row) => Object.fromEntries(keys!.map((key, column) => [key, Number(row[column])])));
}

const { fps, events: acts } = JSON.parse(fixture('camera-truth.json')) as {
  readonly fps: number;
  readonly events: readonly Act[];
};

function write(name: string, content: unknown): string {
  writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content));
  return file(name);
}

async function told(lines: readonly unknown[], name = 'log.json'): Promise<readonly Told[]> {
  const { code, stdout, stderr } = await lab(['camera', write(name, { log: lines })]);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  return eventsIn(stdout);
}

const eventsIn = (stdout: string): Told[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Told);

const winksOf = (events: readonly Told[]): readonly Told[] => events.filter(({ type }) => type === 'wink');

const isDuring = ({ t0, dur }: Act, { c }: Told): boolean =>
  Number(c) / fps >= t0 - 0.15 && Number(c) / fps <= t0 + dur + 0.35;
const isIt = (act: Act, told: Told): boolean =>
  act.kind === (told.side === 'left' ? 'winkL' : 'winkR') && isDuring(act, told);

/** The same log with other lines here and there. */
const changed = (change: (line: Row, number: number) => readonly unknown[]): unknown[] =>
  log.flatMap((line, number) => change(line, number));

const whole = await told(log);

describe('a log of a face', () => {
  test('each wink and blink is a line: file, t, c, type and side, in this order', async () => {
    const path = write('order.json', { log });
    const { stdout } = await lab(['camera', path]);
    const wink = whole.find(({ type }) => type === 'wink')!;
    const { t, c } = log.find((line) => line['c'] === wink.c)!;
    const line = `{"file":"${path}","t":${t},"c":${c},"type":"wink","side":"right"}`;
    assert.ok(stdout.split('\n').includes(line), line);
    for (const line of eventsIn(stdout)) {
      assert.deepEqual(Object.keys(line), ['file', 't', 'c', 'type', 'side']);
      assert.equal(line.type === 'blink', line.side === null);
    }
  });

  test('all of its winks are told, each once and on its side, and nothing else is told to be one', () => {
    const winks = acts.filter(({ kind }) => kind.startsWith('wink'));
    assert.equal(winks.length, 16);
    for (const act of winks) {
      const found = winksOf(whole).filter((event) => isIt(act, event));
      assert.equal(found.length, 1, `${act.kind} at ${act.t0}`);
    }
    assert.equal(winksOf(whole).length, 16);
  });

  test('of the film with which browsers are tested, measured picture by picture, exactly what it does is told, loop after loop', async () => {
    const film = readLog('film-log.csv');
    const lasts = 1000 * (film.length / fps);
    const loops = [0, 1, 2].flatMap((loop) =>
      film.map((line) => ({ ...line, t: Number(line['t']) + loop * lasts })),
    );
    const all = ['left', 'right', null, null, 'left', 'right'];
    for (const lines of [loops, loops.filter((_, number) => number % 2 === 0)])
      assert.deepEqual(
        (await told(lines, 'film.json')).map(({ side }) => side),
        [...all, ...all, ...all],
      );
  });

  test('of its blinks none is told to be a wink', () => {
    const blinks = acts.filter(({ kind }) => kind === 'blink');
    assert.equal(blinks.length, 8);
    for (const act of blinks) {
      const during = whole.filter((event) => isDuring(act, event));
      assert.ok(
        during.every(({ type }) => type === 'blink'),
        `${act.t0}`,
      );
    }
  });

  test('an empty one has no events', async () => {
    assert.deepEqual(await told([]), []);
  });
});

describe('a log in which something is missing', () => {
  test('a picture without a face, or without one eye, is one that was not seen', async () => {
    // One in fifteen, never two in a row.
    const holed = changed((line, number) =>
      number % 15 === 0 ? [{ ...line, eL: null, eR: number % 2 === 0 ? null : line['eR'] }] : [line],
    );
    const winks = winksOf(await told(holed));
    const found = acts.filter((act) => winks.some((event) => isIt(act, event)));
    assert.ok(found.length >= 14, `${found.length} of 16`);
    assert.ok(winks.every((event) => acts.some((act) => isIt(act, event))));
  });

  test('what the model thinks, and how the head stands, may be null or left out', async () => {
    const bare = log.map(({ t, c, eL, eR }) => ({ t, c, eL, eR }));
    const nulls = bare.map((line) => ({ ...line, bL: null, bR: null, yaw: null, pitch: null, roll: null }));
    const events = await told(bare);
    assert.deepEqual(await told(nulls), events);
    const winks = winksOf(events);
    assert.ok(winks.length >= 13, `${winks.length}`);
    assert.ok(winks.every((event) => acts.some((act) => isIt(act, event))));
  });

  test('where the model has an opinion of some pictures only, the others count all the same', async () => {
    const some = log.map((line, number) => (number % 3 === 0 ? { ...line, bL: null, bR: null } : line));
    const winks = winksOf(await told(some));
    const found = acts.filter((act) => winks.some((event) => isIt(act, event)));
    assert.ok(found.length >= 15, `${found.length} of 16`);
    assert.ok(winks.every((event) => acts.some((act) => isIt(act, event))));
  });

  test('c is told as it came, whatever it is', async () => {
    const all = ['frame 7', null, true, 1.5, { at: [1, 2] }];
    const called: readonly Row[] = log.map((line, number) => ({ ...line, c: all[number % all.length] }));
    for (const { t, c } of await told(called))
      assert.deepEqual(c, called.find((line) => line['t'] === t)!['c']);
    const without = await told(log.map(({ c: _, ...line }) => line));
    assert.deepEqual([without.length, without[0]!.c], [whole.length, null]);
  });

  test('lines without a time, with the time of the line before, or with an earlier one change nothing', async () => {
    const messy = changed((line, number) => {
      const { t: _, ...timeless } = line;
      const shut = { ...line, eL: 0.01 };
      if (number % 20 === 3) return [line, { ...shut, t: null }, { ...timeless, eL: 0.01 }];
      if (number % 20 === 10) return [line, shut, { ...shut, t: Number(line['t']) - 40 }];
      return number % 20 === 17 ? [line, null, 'line', 7, [1, 2], {}, { ...shut, t: 'soon' }] : [line];
    });
    assert.deepEqual(await told(messy), whole);
  });

  test('a clock that begins anew is a new beginning, and the rest is found', async () => {
    const half = log.length / 2;
    const first = Number(log[Math.round(half)]!['t']);
    const anew = log.map((line, number) =>
      number < half ? line : { ...line, t: Number(line['t']) - first },
    );
    const winks = winksOf(await told(anew));
    assert.ok(winks.length >= 15, `${winks.length} of 16`);
  });

  test('a number that was none, by its name and not as JSON has it, is missing', async () => {
    const lines = log.map((line) => JSON.stringify(line));
    lines[40] = '{"t":NaN,"c":1,"eL":NaN,"eR": -Infinity }';
    const { code, stdout } = await lab(['camera', write('names.json', `\uFEFF{"log":[${lines}]}`)]);
    assert.equal(code, 0);
    assert.equal(eventsIn(stdout).length, whole.length);
  });
});

describe('more than one file', () => {
  test('each is a face of its own: what was learnt of one says nothing of the next', async () => {
    const [one, other] = [write('one.json', { log }), write('other.json', { log })];
    const { stdout } = await lab(['camera', one, other]);
    const as = (name: string) => whole.map((event) => ({ ...event, file: name }));
    assert.deepEqual(eventsIn(stdout), [...as(one), ...as(other)]);
  });

  test('what is no log is said in a sentence, the others are read, and the exit code tells', async () => {
    const good = write('good.json', { log });
    const bad = [
      write('cut.json', '{"log":[{"t":1,'),
      write('list.json', []),
      write('other.json', { log: 7 }),
    ];
    const { code, stdout, stderr } = await lab(['camera', 'missing.json', ...bad, good]);
    assert.equal(code, 2);
    assert.deepEqual(stderr.trimEnd().split('\n'), [
      'lab: cannot read missing.json: there is no such file or folder.',
      `lab: ${bad[0]} is no log of a camera: it is not JSON.`,
      `lab: ${bad[1]} is no log of a camera: there is no list called log in it.`,
      `lab: ${bad[2]} is no log of a camera: there is no list called log in it.`,
    ]);
    assert.equal(eventsIn(stdout).length, whole.length);
  });
});
