import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from './server-process.ts';

/** Enough for some minutes of play. */
const SIZE = 16 * 1024 * 1024;
const BALLAST = 'ballast';

/**
 * A small disk for a journal, to be filled up, made read-only, or taken away. Whoever may mount gets a real one, in memory;
 * others a folder, in which a limit on the server's files stands for the end of the disk.
 */
export class Disk {
  readonly folder = mkdtempSync(join(tmpdir(), 'oeillade-disk-'));
  readonly #isMounted: boolean;

  constructor() {
    this.#isMounted = succeeds('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', this.folder);
  }

  /** The journal's own folder on it. */
  get data(): string {
    return join(this.folder, 'data');
  }

  /** What kind of disk it is, for the report. */
  get kind(): string {
    return this.#isMounted ? 'a disk in memory' : 'a folder, by limits and rights';
  }

  fillUp(server: ServerProcess): void {
    if (!this.#isMounted) return limitFiles(server, statSync(join(this.data, 'oeillade.sqlite-wal')).size);
    for (let size = SIZE; size >= 4_096; size /= 2) this.#addBallast(size);
  }

  makeRoom(server: ServerProcess): void {
    if (this.#isMounted) rmSync(join(this.folder, BALLAST));
    else limitFiles(server, null);
  }

  setReadOnly(isReadOnly: boolean): void {
    if (this.#isMounted) run('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, this.folder);
    else chmodSync(this.data, isReadOnly ? 0o500 : 0o700);
  }

  takeAway(): void {
    renameSync(this.data, `${this.data}-elsewhere`);
  }

  putBack(): void {
    rmSync(this.data, { recursive: true, force: true });
    renameSync(`${this.data}-elsewhere`, this.data);
  }

  remove(): void {
    if (this.#isMounted) run('umount', this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Fills the disk with blocks of this size for as long as there is room. */
  #addBallast(size: number): void {
    try {
      writeFileSync(join(this.folder, BALLAST), Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

function limitFiles({ pid }: ServerProcess, bytes: number | null): void {
  run('prlimit', '--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`);
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: 'ignore' });
}

function succeeds(program: string, ...args: readonly string[]): boolean {
  try {
    run(program, ...args);
    return true;
  } catch {
    return false;
  }
}
