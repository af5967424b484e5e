import { NOT_YET } from './architecture/not-yet.ts';
import { medianLength } from './architecture/size.ts';
import { readTree } from './architecture/tree.ts';
import { unusedViolations } from './architecture/unused.ts';
import { readRepo } from './architecture/workspace.ts';
import { findViolations } from './architecture.ts';
import { lint } from './lint.ts';
import type { Finished } from './process.ts';
import { root } from './root.ts';
import { typecheck } from './typecheck.ts';

/** `note` is said in either case. */
type Checked = Finished & { readonly note?: string };

const checks: Record<string, () => Checked | Promise<Checked>> = {
  'type-check': typecheck,
  'lint and format': lint,
  architecture: () => {
    const repo = readRepo(readTree(root));
    const violations = [...findViolations(repo, NOT_YET), ...unusedViolations(repo)];
    return {
      ok: violations.length === 0,
      output: violations.map((v) => `${v.file}: ${v.message}`).join('\n'),
      note: `median of the sources: ${medianLength(repo)} lines`,
    };
  },
};

export type Counts = { passed: number; failed: number };

/** Runs every check that needs no test, one heading each. */
export async function runChecks(): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const { ok, output, note } = await check();
    counts[ok ? 'passed' : 'failed'] += 1;
    if (!ok) console.log(output.trim());
    if (note) console.log(note);
    console.log(`${ok ? 'ok' : 'FAILED'} (${seconds(performance.now() - start)})`);
  }
  return counts;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
