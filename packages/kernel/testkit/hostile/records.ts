import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LIMITS } from '../../src/index.ts';
import type { Specimen } from '../specimen.ts';
import { type IsClause, refusing } from './refused.ts';
import { finished, judge, nameOf, type Target, targetsOf, textsOf, type Written } from './some-records.ts';
import { tamperedRecords } from './tampered.ts';

const withHeader = (record: Written, change: object): string[] =>
  textsOf({ ...record, header: { ...record.header, ...change } });

/** Records that somebody has spoiled: each is refused in a sentence, with its line and its clause. */
export function hostileRecords(specimen: Specimen, isClause: IsClause): void {
  const targets = targetsOf(specimen);
  for (const target of targets) spoiledRecords(target, isClause);
  describe(`a record of ${specimen.game.facts.id} that somebody has tampered with`, () =>
    tamperedRecords(targets, isClause));
}

function spoiledRecords(target: Target, isClause: IsClause): void {
  const record = finished(target, 'hostile');
  const isRefused = refusing(target.game, isClause);
  const texts = textsOf(record);
  const replaced = (index: number, text: string): string[] => texts.with(index, text);

  describe(`a hostile record of ${nameOf(target)}`, () => {
    test('as it was played, it is in order', () => assert.ok(judge(target.game, texts).ok));

    test('nothing, an empty line, or a text that is no record', () => {
      for (const text of [
        '',
        ' ',
        'null',
        '[]',
        '1',
        '"oeillade/1"',
        '{}',
        '{"e":"dealt"}',
        '\u0000',
        '\uFEFF{}',
      ]) {
        isRefused([text], { line: 1, rule: 'format' });
      }
      isRefused([], { line: 1, rule: 'format' });
    });

    test('cut off after any line', () => {
      for (let end = 1; end < texts.length; end++) isRefused(texts.slice(0, end), { line: end + 1 });
    });

    test('cut off after any character of a line', () => {
      for (const [index, text] of texts.entries()) {
        const step = Math.max(1, Math.floor(text.length / 20));
        for (let end = 0; end < text.length; end += step) {
          const cut = [...texts.slice(0, index), text.slice(0, end)];
          isRefused(cut, { line: index + 1, rule: 'format' });
        }
      }
    });

    test('brackets without end, open or closed', () => {
      const deep = 100_000;
      for (const text of ['['.repeat(deep), '{"a":'.repeat(deep), `${'['.repeat(deep)}${']'.repeat(deep)}`]) {
        isRefused(replaced(0, text), { line: 1, rule: 'format' });
        isRefused(replaced(1, text), { line: 2, rule: 'format' });
      }
      const nested = `${'['.repeat(deep)}${']'.repeat(deep)}`;
      for (const key of Object.keys(record.lines[0]!)) {
        isRefused(replaced(1, texts[1]!.replace('{', '{"x":0,').replace(/}$/, `,"${key}":${nested}}`)), {
          line: 2,
        });
      }
      for (const key of ['record', 'game', 'seats', 'seed']) {
        isRefused(replaced(0, texts[0]!.replace(/}$/, `,"${key}":${nested}}`)), { line: 1, rule: 'format' });
      }
      // Where nobody looks it does no harm.
      assert.ok(judge(target.game, replaced(1, texts[1]!.replace(/}$/, `,"x":${nested}}`))).ok);
    });

    test('numbers that are none of ours: huge, negative, broken, or texts', () => {
      const numbers = [
        '1e400',
        '-1e400',
        String(2 ** 53),
        '1e308',
        '-1',
        '1.5',
        '"1"',
        'null',
        'true',
        '[0]',
        '{}',
      ];
      for (const number of numbers) {
        for (const [index, key] of [
          [1, 'first'],
          [2, 't'],
          [2, 'seat'],
        ] as const) {
          const text = texts[index]!.replace(new RegExp(`"${key}":\\d+`), `"${key}":${number}`);
          if (text !== texts[index]) isRefused(replaced(index, text), { line: index + 1 });
        }
      }
    });

    test('a line of more than a million characters, and more lines than any game has', () => {
      const long = texts[1]!.replace(/}$/, `,"x":"${'x'.repeat(LIMITS.lineLength)}"}`);
      const { message } = isRefused(replaced(1, long), { line: 2, rule: 'format' });
      assert.match(message, /longer than/);
      isRefused(replaced(0, texts[0]!.replace(/}$/, `,"x":"${'x'.repeat(LIMITS.lineLength)}"}`)), {
        line: 1,
      });
      isRefused(
        Array.from({ length: LIMITS.lines + 1 }, () => texts[0]!),
        { line: 1, rule: 'format' },
      );
    });

    test('kinds that nobody knows are refused, keys that nobody knows are not', () => {
      for (const e of [
        '"conjured"',
        '"__proto__"',
        '"constructor"',
        '"toString"',
        '1',
        'null',
        '["called"]',
        '{}',
      ]) {
        isRefused(replaced(2, texts[2]!.replace(/"e":"[^"]+"/, `"e":${e}`)), { line: 3, rule: 'format' });
      }
      const more = texts.map((text) =>
        text.replace(/}$/, ',"colour":"red","nested":{"deep":[1,{"e":"called"}]}}'),
      );
      assert.ok(judge(target.game, more).ok);
    });

    test('keys that reach for the prototype change nothing', () => {
      const keyed = texts.map((text) =>
        text.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'),
      );
      assert.ok(judge(target.game, keyed).ok);
      isRefused(
        replaced(
          0,
          texts[0]!.replace(/"options":\{[^}]*\}/, '"options":{"__proto__":{"first":0},"first":99}'),
        ),
        { line: 1 },
      );
      for (const game of ['__proto__', 'constructor', 'toString', '', 'chess', 'x'.repeat(300)]) {
        isRefused(withHeader(record, { game }), { line: 1, rule: 'format' });
      }
      assert.equal(({} as { polluted?: unknown }).polluted, undefined);
    });

    test('a header with the wrong seats, version, options, seed', () => {
      const seat = { name: 'Ada', kind: 'human' };
      isRefused(withHeader(record, { seats: Array.from({ length: 10_000 }, () => seat) }), {
        line: 1,
        rule: 'format',
      });
      isRefused(withHeader(record, { seats: Array.from({ length: 9 }, () => seat) }), { line: 1 });
      for (const seats of [
        [],
        null,
        {},
        'four',
        [seat],
        [null, null, null, null],
        [{ name: 1, kind: 'human' }],
        [{ ...seat, kind: 'ghost' }],
      ]) {
        isRefused(withHeader(record, { seats }), { line: 1 });
      }
      for (const version of ['oeillade/2', 'oeillade', '', 1, null, ['oeillade/1']]) {
        isRefused(withHeader(record, { record: version }), { line: 1, rule: 'format' });
      }
      for (const options of [
        null,
        'none',
        1,
        { first: 'nobody' },
        { first: 1.5 },
        { first: -1 },
        { first: 1e9 },
        { first: null },
        { first: {} },
      ]) {
        isRefused(withHeader(record, { options }), { line: 1 });
      }
      for (const seed of [1, null, 'XYZ', 'g'.repeat(64), 'a'.repeat(10_000), {}]) {
        isRefused(withHeader(record, { seed }), { line: 1, rule: 'format' });
      }
    });

    test('a header in the middle, or none', () => {
      isRefused([...texts, ...texts], { line: texts.length + 1, rule: 'format' });
      isRefused(texts.slice(1), { line: 1, rule: 'format' });
    });

    test('any line left out, doubled, or changed for its neighbour', () => {
      const changed = texts.slice(1).flatMap((text, at) => {
        const index = at + 1;
        const next = texts[index + 1];
        const without = texts.toSpliced(index, 1);
        const twice = texts.toSpliced(index, 0, text);
        return next === undefined
          ? [without, twice]
          : [without, twice, texts.with(index, next).with(index + 1, text)];
      });
      // Without a guess that was wrong, or with two of them the other way round, it is another game that keeps every rule.
      const accepted = changed.filter((some) => judge(target.game, some).ok);
      assert.ok(accepted.length <= changed.length / 20, `${accepted.length} of ${changed.length}`);
      for (const some of changed.filter((one) => !accepted.includes(one))) isRefused(some);
    });
  });
}
