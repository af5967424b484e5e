import { spawnSync } from 'node:child_process';

/**
 * Runs npm with its output on stderr, so that stdout belongs to the program being launched.
 * @param {string[]} args
 * @param {string} cwd
 * @returns {boolean} whether it worked
 */
export function npm(args, cwd) {
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd, stdio: ['ignore', 2, 2] };
  // Other package managers set it too, to themselves.
  const script = process.env['npm_execpath'];
  const result = script?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [script, ...quiet], options)
    : spawnSync(['npm', ...quiet].join(' '), { ...options, shell: true });
  return result.status === 0;
}
