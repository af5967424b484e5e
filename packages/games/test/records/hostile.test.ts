import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LIMITS, type RecordFlaw } from '@oeillade/kernel';
import fc from 'fast-check';
import { tables } from '../all-games.ts';
import { finished, judge, textsOf, type Written } from './some-records.ts';

/** A record is refused: where, by which rule, and in a sentence. */
function isRefused(texts: readonly string[], expected: Partial<RecordFlaw> = {}): RecordFlaw {
  const verdict = judge(texts);
  assert.ok(!verdict.ok, 'accepted');
  const { flaw } = verdict;
  assert.ok(flaw.line >= 1 && flaw.line <= texts.length + 1, `line ${flaw.line}`);
  assert.match(flaw.rule, /^(?:format|[EWSD]-\d+)$/);
  assert.match(flaw.message, /\w+ \w+/);
  assert.deepEqual({ ...flaw, ...expected }, flaw);
  return flaw;
}

const withHeader = (record: Written, change: object): string[] =>
  textsOf({ ...record, header: { ...record.header, ...change } });

for (const table of tables) {
  const record = finished(table, 'hostile');
  const texts = textsOf(record);
  const replaced = (index: number, text: string): string[] => texts.with(index, text);

  describe(`a hostile record of ${table.id}, ${table.players} players`, () => {
    test('as it was played, it is in order', () => assert.ok(judge(texts).ok));

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
      for (const key of ['e', 't', 'first', 'hands', 'board', 'pile'].filter(
        (some) => some in record.lines[0]!,
      )) {
        isRefused(replaced(1, texts[1]!.replace('{', '{"x":0,').replace(/}$/, `,"${key}":${nested}}`)), {
          line: 2,
        });
      }
      for (const key of ['record', 'game', 'seats', 'seed']) {
        isRefused(replaced(0, texts[0]!.replace(/}$/, `,"${key}":${nested}}`)), { line: 1, rule: 'format' });
      }
      // Where nobody looks it does no harm.
      assert.ok(judge(replaced(1, texts[1]!.replace(/}$/, `,"x":${nested}}`))).ok);
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
        isRefused(replaced(1, texts[1]!.replace(/"first":\d+/, `"first":${number}`)), { line: 2 });
        isRefused(replaced(2, texts[2]!.replace(/"t":\d+/, `"t":${number}`)), { line: 3 });
        isRefused(replaced(2, texts[2]!.replace(/"seat":\d+/, `"seat":${number}`)), { line: 3 });
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
      assert.ok(judge(more).ok);
    });

    test('keys that reach for the prototype change nothing', () => {
      const keyed = texts.map((text) =>
        text.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'),
      );
      assert.ok(judge(keyed).ok);
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
      const accepted = changed.filter((some) => judge(some).ok);
      assert.ok(accepted.length <= changed.length / 20, `${accepted.length} of ${changed.length}`);
      for (const some of changed.filter((one) => !accepted.includes(one))) isRefused(some);
    });
  });
}

describe('a record that somebody has tampered with', () => {
  const records = tables.flatMap((table) => [finished(table, 'tampered 1'), finished(table, 'tampered 2')]);
  const anyRecord = fc.constantFrom(...records);
  const place = fc.nat();

  test('the seat of any line, and any score, rank or count at the end', () => {
    for (const { header, lines } of records) {
      const players = (header['seats'] as unknown[]).length;
      lines.forEach((line, index) => {
        if (typeof line['seat'] !== 'number') return;
        const seat = (line['seat'] + 1 + (index % (players + 1))) % (players + 2);
        isRefused(textsOf({ header, lines: lines.with(index, { ...line, seat }) }));
      });
      const ended = lines.at(-1)!;
      for (const key of ['scores', 'ranks', 'spiesLeft', 'spiesLaid', 'faceDown', 'own', 'right']) {
        const counts = ended[key] as number[] | undefined;
        if (!counts) continue;
        for (let seat = 0; seat < players; seat++) {
          const forged = { ...ended, [key]: counts.with(seat, counts[seat]! + 1) };
          isRefused(textsOf({ header, lines: lines.with(-1, forged) }), { line: lines.length + 1 });
        }
        isRefused(textsOf({ header, lines: lines.with(-1, { ...ended, [key]: [...counts, 0] }) }), {
          line: lines.length + 1,
        });
      }
    }
  });

  test('whether a partner was named rightly, or an accusation true', () => {
    for (const { header, lines } of records) {
      lines.forEach((line, index) => {
        if (typeof line['right'] !== 'boolean') return;
        isRefused(textsOf({ header, lines: lines.with(index, { ...line, right: !line['right'] }) }), {
          line: index + 2,
        });
      });
    }
  });

  test('any card of the deal changed for another', () => {
    for (const { header, lines } of records) {
      for (const key of ['hands', 'left', 'board', 'pile', 'market', 'passports']) {
        const text = JSON.stringify(lines[0]![key] ?? null);
        const spoiled = [
          text.replace(/\d+/, '36'),
          text.replace(/"\w+"/, '"italy"'),
          text.replace(/"\w+"/, '"usa"'),
        ];
        for (const other of spoiled.filter((some) => some !== text)) {
          const verdict = judge(
            textsOf({ header, lines: lines.with(0, { ...lines[0], [key]: JSON.parse(other) }) }),
          );
          // Another passport may fit all that was played; the seed then shows that it is not the one dealt.
          assert.ok(!verdict.ok || verdict.deal === 'other-deal', `${key} ${other}`);
        }
      }
    }
  });

  test('whatever one number becomes, there is a verdict', () => {
    fc.assert(
      fc.property(
        anyRecord,
        place,
        place,
        fc.oneof(fc.integer(), fc.double(), fc.nat(40)),
        (record, at, which, number) => {
          const texts = textsOf(record);
          const index = at % texts.length;
          const numbers = [...texts[index]!.matchAll(/-?\d+/g)];
          const found = numbers[which % Math.max(1, numbers.length)];
          if (!found) return;
          const text =
            texts[index]!.slice(0, found.index) +
            String(number) +
            texts[index]!.slice(found.index + found[0].length);
          hasVerdict(texts.with(index, text));
        },
      ),
      { numRuns: 600 },
    );
  });

  test('whatever one value becomes, there is a verdict', () => {
    fc.assert(
      fc.property(anyRecord, place, place, fc.jsonValue(), (record, at, which, value) => {
        const all = [record.header, ...record.lines];
        const line = all[at % all.length]!;
        const keys = Object.keys(line);
        hasVerdict(
          all
            .with(at % all.length, { ...line, [keys[which % keys.length]!]: value })
            .map((some) => JSON.stringify(some)),
        );
      }),
      { numRuns: 600 },
    );
  });

  test('whatever lines are dropped, doubled and swapped, or bytes broken, there is a verdict', () => {
    const line = fc.constantFrom('drop', 'double', 'swap', 'break', 'reverse');
    fc.assert(
      fc.property(
        anyRecord,
        fc.array(fc.tuple(line, place, place), { minLength: 1, maxLength: 6 }),
        (record, changes) => {
          let texts = textsOf(record);
          for (const [what, at, other] of changes) {
            const index = at % texts.length;
            const text = texts[index]!;
            if (what === 'drop' && texts.length > 1) texts = texts.toSpliced(index, 1);
            else if (what === 'double') texts = texts.toSpliced(index, 0, text);
            else if (what === 'swap')
              texts = texts.with(index, texts[other % texts.length]!).with(other % texts.length, text);
            else if (what === 'break')
              texts = texts.with(
                index,
                text.slice(0, other % (text.length + 1)) + text.slice((other % (text.length + 1)) + 1),
              );
            else texts = texts.toReversed();
          }
          hasVerdict(texts);
        },
      ),
      { numRuns: 600 },
    );
  });
});

/** In order, or refused as it should be; never thrown. */
function hasVerdict(texts: readonly string[]): void {
  if (!judge(texts).ok) isRefused(texts);
}
