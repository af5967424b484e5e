/** Loaded before a server of the tour: codes, deals and bots are the same in every tour, as long as people do the same. */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let drawn = 0;
const nextBytes = (count: number): Buffer => {
  drawn += 1;
  const blocks = Array.from({ length: Math.ceil(count / 32) }, (_, block) =>
    createHash('sha256').update(`${drawn} ${block}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, count);
};

Object.assign(crypto, { randomBytes: nextBytes });
syncBuiltinESMExports();
