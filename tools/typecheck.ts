import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { type Finished, runNode } from './process.ts';
import { root } from './root.ts';

const compiler = 'node_modules/typescript/bin/tsc';

export async function typecheck(): Promise<Finished> {
  const waiting = projects();
  const outputs: string[] = [];
  let ok = true;
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const finished = await runNode(compiler, ['--project', project, '--pretty', 'false']);
      ok &&= finished.ok;
      outputs.push(finished.output);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { ok, output: distinctErrors(outputs).join('\n') };
}

/** An error in the kernel shows up in every project that imports it: once is enough. */
function distinctErrors(outputs: readonly string[]): string[] {
  const errors = outputs.flatMap((output) => output.trimEnd().split(/\n(?=\S)/));
  return [...new Set(errors.filter((error) => error !== ''))].sort();
}

function projects(): string[] {
  const patterns = ['{packages,apps,examples}/*/tsconfig*.json', '{bench,e2e,tools}/tsconfig*.json'];
  return globSync(patterns, { cwd: root }).filter(hasSources).sort();
}

/** A package may have its tests or its sources before the other; tsc calls an empty project an error. */
function hasSources(project: string): boolean {
  const config: { include: string[] } = JSON.parse(readFileSync(join(root, project), 'utf8'));
  const folder = join(root, dirname(project));
  return config.include.some(
    (part) =>
      part.includes('*') ||
      (existsSync(join(folder, part)) && globSync(join(folder, part, '**/*.ts')).length > 0),
  );
}
