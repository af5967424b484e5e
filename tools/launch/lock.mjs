import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;
const PATIENCE_MS = 5 * 60_000;
// A lock file is empty for an instant, between being created and being written.
const EMPTY_MS = 5_000;

/**
 * One process at a time does the work; a lock left by a dead process is taken over.
 * @template T
 * @param {string} file
 * @param {() => T} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  const deadline = Date.now() + PATIENCE_MS;
  let waiting = false;
  while (!tryLock(file)) {
    if (isStale(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!waiting) console.error('Waiting for another installation in this folder…');
    waiting = true;
    if (Date.now() > deadline) {
      throw new Error(`Another installation holds ${file}: delete the file if none is running.`);
    }
    await sleep(POLL_MS);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isStale(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid > 0) return !isAlive(pid);
    return Date.now() - statSync(file).mtimeMs > EMPTY_MS;
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
