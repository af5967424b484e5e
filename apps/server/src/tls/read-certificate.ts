import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { KeyPair } from './make-certificate.ts';

/** A certificate that is kept: its key, what it is made out for, and how long it is valid. */
export interface KeptCertificate extends KeyPair {
  readonly names: readonly string[];
  readonly validFrom: number;
  readonly validTo: number;
}

/** Null for what is no certificate with the key that belongs to it. */
export function readCertificate(pem: string): KeptCertificate | null {
  const cert = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----\n?/.exec(pem)?.[0];
  const key = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----\n?/.exec(pem)?.[0];
  if (!cert || !key) return null;
  try {
    const read = new X509Certificate(cert);
    if (!read.checkPrivateKey(createPrivateKey(key))) return null;
    const { subjectAltName = '', validFrom, validTo } = read;
    return {
      cert,
      key,
      names: namesOf(subjectAltName),
      validFrom: Date.parse(validFrom),
      validTo: Date.parse(validTo),
    };
  } catch {
    return null;
  }
}

/** Of `DNS:localhost, IP Address:127.0.0.1, IP Address:FD00:0:0:0:0:0:0:5`. */
const namesOf = (subjectAltName: string): string[] =>
  subjectAltName.split(', ').flatMap((entry) => {
    const [, kind, name = ''] = /^(DNS|IP Address):(.+)$/.exec(entry) ?? [];
    if (kind === 'DNS') return [name];
    return isIP(name) ? [plainAddress(name)] : [];
  });

/** An address of IPv6 as everybody else writes it. */
const plainAddress = (address: string): string =>
  isIP(address) === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
