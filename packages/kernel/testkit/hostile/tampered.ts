import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type IsClause, refusing } from './refused.ts';
import { finished, judge, type Target, textsOf } from './some-records.ts';

/** Records in which somebody has changed what happened, a little or a lot. */
export function tamperedRecords(targets: readonly Target[], isClause: IsClause): void {
  const [{ game }] = targets as [Target];
  const isRefused = refusing(game, isClause);
  const records = targets.flatMap((target) => [
    finished(target, 'tampered 1'),
    finished(target, 'tampered 2'),
  ]);
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
      for (const [key, counts] of Object.entries(ended)) {
        if (!isCounts(counts)) continue;
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

  test('whether somebody was right', () => {
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
      for (const [key, dealt] of Object.entries(lines[0]!)) {
        if (typeof dealt !== 'object') continue;
        for (const other of spoiled(JSON.stringify(dealt))) {
          const verdict = judge(
            game,
            textsOf({ header, lines: lines.with(0, { ...lines[0], [key]: JSON.parse(other) }) }),
          );
          // Another deal may fit all that was played; the seed then shows that it is not the one dealt.
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
      { numRuns: 200 },
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
      { numRuns: 200 },
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
      { numRuns: 200 },
    );
  });

  /** In order, or refused as it should be; never thrown. */
  function hasVerdict(texts: readonly string[]): void {
    if (!judge(game, texts).ok) isRefused(texts);
  }
}

const isCounts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** A number that no game deals, or another thing of the same deal, instead of the first. */
function spoiled(text: string): string[] {
  const things = text.match(/\d+|"[\w-]+"/g) ?? [];
  const [first] = things;
  if (first === undefined) return [];
  const others = [...new Set(things)].filter((other) => other !== first).slice(0, 2);
  const none = first.startsWith('"') ? [] : ['36'];
  return [...none, ...others].map((other) => text.replace(first, other)).filter((other) => other !== text);
}
