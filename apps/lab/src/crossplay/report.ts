import type { Report, ReportTable } from '../statistics/report.ts';
import { count, grouped } from '../text.ts';
import type { CrossplayResult } from './result.ts';

export function crossplayReport(title: string, result: CrossplayResult): Report {
  const { players, games } = result;
  const heading = `${title}, ${count(players, 'player')}: everybody among everybody, ${count(games, 'game')} each`;
  if (games === 0) return { title: heading, tables: [], facts: [] };
  return {
    title: heading,
    tables: [ratingsTable(result), matrixTable(result), pairedTable(result)],
    facts: [
      ['rating', '400 more is a seat that wins ten times as often; 1000 is their middle'],
      ['among', 'wins of one bot alone among those of a kind, as multiples of its fair share'],
      [
        'paired',
        `the same seats of the same ${grouped(games)} deals among the same others, in % of the games`,
      ],
    ],
  };
}

const ratingsTable = ({ ratings, labels }: CrossplayResult): ReportTable => ({
  head: ['', 'rating', '95 %'],
  rows: ratings.map(({ bot, rating, low, high }) => [
    labels.get(bot)!,
    rating.toFixed(0),
    `${low.toFixed(0)}–${high.toFixed(0)}`,
  ]),
});

function matrixTable(result: CrossplayResult): ReportTable {
  const { bots, labels } = result;
  const rows = bots.flatMap((one) => {
    const cells = bots.map((others) => result.among(one, others));
    return [
      [labels.get(one)!, ...cells.map(({ value }) => value.toFixed(2))],
      ['', ...cells.map(({ low, high }) => `${low.toFixed(2)}–${high.toFixed(2)}`)],
    ];
  });
  return { head: ['one among', ...bots.map((bot) => labels.get(bot)!)], rows };
}

function pairedTable({ paired, labels }: CrossplayResult): ReportTable {
  const signed = (share: number): string => `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)}`;
  return {
    head: ['paired', 'than', 'wins more', '95 %', 'p'],
    rows: paired.map(({ one, other, difference, margin, p }) => [
      labels.get(one)!,
      labels.get(other)!,
      signed(difference),
      `${signed(difference - margin)} to ${signed(difference + margin)}`,
      p < 0.001 ? '< 0.001' : p.toFixed(3),
    ]),
  };
}
