/** Writes the golden playthroughs anew. Read the difference before you commit it. */
import { writeFileSync } from 'node:fs';
import { goldens } from './playthroughs.ts';

for (const { file, make } of goldens) writeFileSync(file, make());
