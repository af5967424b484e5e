import { spawn } from 'node:child_process';
import { root } from './root.ts';

export type Finished = { readonly ok: boolean; readonly output: string };

/** Runs a script on this very Node at the root of the repo and keeps what it prints. */
export function runNode(script: string, args: readonly string[]): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}
