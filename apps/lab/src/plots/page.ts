import type { Group } from '../statistics/group.ts';
import { reportOf } from '../statistics/report.ts';
import { htmlDocument } from './document.ts';
import { plotsOf } from './figure.ts';

export const page = (groups: readonly Group[]): string =>
  htmlDocument(
    'games in numbers',
    groups.map((group) => ({ report: reportOf(group), plots: plotsOf(group) })),
  );
