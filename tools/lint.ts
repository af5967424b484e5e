import { type Finished, runNode } from './process.ts';

export function lint(): Promise<Finished> {
  const colors = process.stdout.isTTY ? 'force' : 'off';
  return runNode('node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--error-on-warnings',
    `--colors=${colors}`,
  ]);
}
