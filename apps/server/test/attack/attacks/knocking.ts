import { setTimeout as wait } from 'node:timers/promises';
import { RawSocket } from '../../fuzz/wire.ts';
import { type Attack, expect } from '../attack.ts';

const KNOCKS = 600;

/** Sockets without end to tables that are not there: refused, counted, and not told of in a line for each. */
export const knocking: Attack = {
  name: `${KNOCKS} sockets to tables that do not exist`,
  async run(target) {
    const before = target.log.length;
    for (let batch = 0; batch < KNOCKS / 20; batch++) {
      const sockets = Array.from({ length: 20 }, () => new RawSocket(target.port));
      await Promise.all(sockets.map((raw) => raw.shakeHands('/api/tables/ZZZZZ/socket')));
      await Promise.all(sockets.map((raw) => raw.end()));
      await wait(10);
    }
    const lines = target.log.slice(before).split('\n').filter(Boolean).length;
    const counted = await target.metric('oeillade_limited_total');
    return [
      expect(`${counted} refusals are counted`, counted > 0),
      expect(`${lines} lines in the log`, lines < 10),
    ];
  },
};
