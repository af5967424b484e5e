import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, makePrivateIfThere } from '../private-files.ts';
import { type KeyPair, makeCertificate } from './make-certificate.ts';
import type { CertificateNames } from './names.ts';
import { type KeptCertificate, readCertificate } from './read-certificate.ts';

/**
 * Certificate and key in one file: there is never one without the other. It keeps the name that it has had from the first: under
 * another one it would be made anew, and every phone would warn again.
 */
export const CERTIFICATE_FILE = 'house-certificate.pem';
/** It is renewed so long before it ends, in milliseconds, so that no phone meets one that has ended. */
const SOON = 30 * 86_400_000;
/** The most names: a laptop keeps its names of several networks, so that going back needs no new certificate, but not all for ever. */
const MOST_NAMES = 40;

export type Renewal = 'made' | 'renewed';

/**
 * The server's own certificate, in the data folder. It is made once and kept as long as it can be: phones warn of every new
 * certificate again.
 */
export class OwnCertificate {
  /** Sentences about files here that other users of this machine could read. */
  readonly warnings: readonly string[];
  readonly #path: string;
  #kept: KeptCertificate | null;

  constructor(folder: string) {
    this.#path = join(folder, CERTIFICATE_FILE);
    this.warnings = [...makePrivateFolder(folder), ...makePrivateIfThere(this.#path)];
    this.#kept = existsSync(this.#path) ? readCertificate(readFileSync(this.#path, 'utf8')) : null;
  }

  get pair(): KeyPair {
    if (!this.#kept) throw new Error('The server has no certificate yet.');
    return this.#kept;
  }

  get names(): readonly string[] {
    return this.#kept?.names ?? [];
  }

  /** Makes a new certificate where there is none, or where it ends soon or lacks a name that is needed. */
  async renew({ needed, welcome }: CertificateNames, now: number): Promise<Renewal | null> {
    const old = this.#kept;
    if (old && isValid(old, now) && needed.every((name) => old.names.includes(name))) return null;
    const names = new Set([...needed, ...welcome, ...(old?.names ?? [])]);
    const { cert, key } = await makeCertificate(
      [...names].slice(0, Math.max(MOST_NAMES, needed.length)),
      now,
    );
    const pem = `${cert.trimEnd()}\n${key}`;
    const made = readCertificate(pem);
    if (!made) throw new Error('The certificate that was made cannot be read.');
    // Whole or not at all, and with these rights from its first byte on.
    const fresh = `${this.#path}.new`;
    rmSync(fresh, { force: true });
    writeFileSync(fresh, pem, { mode: 0o600, flag: 'wx' });
    renameSync(fresh, this.#path);
    this.#kept = made;
    return old ? 'renewed' : 'made';
  }
}

/** A certificate that is not valid yet was made by a clock that was wrong. */
const isValid = ({ validFrom, validTo }: KeptCertificate, now: number): boolean =>
  validFrom <= now && now < validTo - SOON;
