import type { Attack } from '../attack.ts';
import { listens } from './listens.ts';
import { overHttp } from './over-http.ts';
import { refused } from './refused.ts';
import { seatReturns, watcherReturns } from './returns.ts';
import { says, saysOnTheTick } from './says.ts';

export const attacks: readonly Attack[] = [
  watcherReturns,
  seatReturns,
  refused,
  overHttp,
  says,
  saysOnTheTick,
  listens,
];
