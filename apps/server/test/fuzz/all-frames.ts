/** The whole attack: `npm run test:fuzz`. FUZZ_SEED and FUZZ_FRAMES choose another one. */
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

process.env['FUZZ_FRAMES'] ??= '100000';
run({ files: [join(import.meta.dirname, 'fuzz.slow.test.ts')] })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
