import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type BarsPlot,
  draw,
  type LinesPlot,
  type MatrixPlot,
  type Plot,
  svgText,
  tableOf,
  type WebPlot,
} from '../src/plots/index.ts';

const tick = (value: number): string => String(value);
const size = { width: 360, height: 240 };

const lines: LinesPlot = {
  kind: 'lines',
  title: 'Points',
  below: 'minutes',
  isStepped: true,
  x: 'count',
  tickX: tick,
  tickY: tick,
  series: [
    {
      label: 'Ada',
      ink: 'seat-0',
      points: [
        [0, 4],
        [2, 6],
      ],
    },
    {
      label: 'Ben',
      ink: 'seat-1',
      points: [
        [0, 4],
        [1, 3],
      ],
    },
  ],
};
const bars: BarsPlot = {
  kind: 'bars',
  title: 'Winks',
  below: 'players',
  parts: [
    { label: 'unseen', ink: 'good' },
    { label: 'caught', ink: 'bad' },
  ],
  bars: [
    { label: 'Ada', values: [2, 1] },
    { label: 'Ben', values: [0, 0] },
  ],
  tick,
};
const matrix: MatrixPlot = {
  kind: 'matrix',
  title: 'Attention',
  rows: [
    { label: 'Ada', ink: 'seat-0' },
    { label: 'Ben', ink: 'seat-1' },
  ],
  columns: ['Ada', 'Ben', 'board'],
  values: [
    [null, 3, 5],
    [0, null, 9],
  ],
  tick,
};
const web: WebPlot = {
  kind: 'web',
  title: 'Contacts',
  nodes: matrix.rows,
  kinds: [
    { label: 'winks', ink: 'good' },
    { label: 'catches', ink: 'bad' },
  ],
  links: [
    { from: 0, to: 1, times: 2, kind: 0 },
    { from: 1, to: 0, times: 1, kind: 1 },
  ],
};

describe('every plot', () => {
  for (const plot of [lines, bars, matrix, web] as Plot[]) {
    test(`${plot.kind}: is drawn within its room, without a number that is none`, () => {
      const drawing = draw(plot, size);
      const text = svgText(drawing);
      assert.doesNotMatch(text, /NaN|undefined|Infinity/);
      for (const { at } of drawing.marks) {
        for (const key of ['x', 'x1', 'x2', 'cx'] as const) {
          const x = Number(at[key] ?? 0);
          assert.ok(x >= 0 && x <= size.width, `${key} ${x}`);
        }
      }
    });

    test(`${plot.kind}: nothing at all is drawn too`, () => {
      const empty = {
        ...plot,
        series: [],
        bars: [],
        links: [],
        values: [],
        rows: [],
        columns: [],
      } as unknown as Plot;
      assert.doesNotMatch(svgText(draw(empty, size)), /NaN|undefined|Infinity/);
    });
  }
});

describe('what stands beside the bars', () => {
  const beside = (...values: number[]): string[] =>
    draw({ ...bars, bars: values.map((value) => ({ label: '', values: [value] })) }, size).marks.flatMap(
      ({ classes, words }) => (classes === 'soft end' ? [words ?? ''] : []),
    );

  test('round numbers, up to past the highest', () => {
    assert.deepEqual(beside(37, 12), ['0', '10', '20', '30', '40']);
    assert.deepEqual(beside(0.3, 0.75), ['0', '0.2', '0.4', '0.6', '0.8']);
  });

  test('nothing between one and two where things are counted', () => {
    assert.deepEqual(beside(1, 0), ['0', '1']);
    assert.deepEqual(beside(2, 1), ['0', '1', '2']);
    assert.deepEqual(beside(0), ['0', '1']);
  });
});

describe('what stands below a line of time', () => {
  const below = (seconds: number): number[] => {
    const points = [
      [0, 1],
      [seconds * 1_000, 3],
    ] as const;
    const series = [{ label: 'Ada', ink: 'seat-0', points }] as const;
    const { marks } = draw({ ...lines, below: '', x: 'time', series }, size);
    return marks.flatMap(({ classes, words }) =>
      classes === 'soft middle' && words ? [Number(words) / 1_000] : [],
    );
  };

  test('round minutes, and halves of a few', () => {
    assert.deepEqual(below(540), [0, 120, 240, 360, 480]);
    assert.deepEqual(below(125), [0, 30, 60, 90, 120]);
  });

  test('round seconds where it was short', () => {
    assert.deepEqual(below(75), [0, 20, 40, 60]);
  });
});

test('every plot can be read as a table', () => {
  assert.deepEqual(tableOf(lines), {
    head: ['minutes', 'Ada', 'Ben'],
    rows: [
      ['0', '4', '4'],
      ['1', '4', '3'],
      ['2', '6', '3'],
    ],
  });
  assert.deepEqual(tableOf(bars).rows, [
    ['Ada', '2', '1'],
    ['Ben', '0', '0'],
  ]);
  assert.deepEqual(tableOf(matrix).rows, [
    ['Ada', '–', '3', '5'],
    ['Ben', '0', '–', '9'],
  ]);
  assert.deepEqual(tableOf(web).rows, [
    ['Ada', 'Ben', '2', '0'],
    ['Ben', 'Ada', '0', '1'],
  ]);
});

test('names cannot bring markup of their own', () => {
  const text = svgText(draw({ ...bars, bars: [{ label: '<b>&"', values: [1, 1] }] }, size));
  assert.doesNotMatch(text, /<b>/);
});
