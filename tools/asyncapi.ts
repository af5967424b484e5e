import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncapi } from './asyncapi/document.ts';
import { runNode } from './process.ts';
import { root } from './root.ts';

const file = 'docs/asyncapi.json';
writeFileSync(join(root, file), JSON.stringify(asyncapi(), null, 2));
const { ok, output } = await runNode('node_modules/@biomejs/biome/bin/biome', ['format', '--write', file]);
if (!ok) throw new Error(output);
console.log(`Wrote ${file}.`);
