import { isIP } from 'node:net';
import { lanAddresses, ownNames } from '../own-names.ts';

/** What a certificate is made out for: names of hosts, and addresses. */
export interface CertificateNames {
  /** The names and addresses that a certificate must have. */
  readonly needed: readonly string[];
  /** Written into a new certificate as well, but no reason to make one: phones use IPv4, and IPv6 addresses change daily. */
  readonly welcome: readonly string[];
}

/** What the settings say of the names of this server. */
interface NamedSettings {
  readonly hosts: readonly string[];
  readonly publicUrl: string | null;
}

/** Everything under which somebody in the same network may come to this machine. */
export function certificateNames({ hosts, publicUrl }: NamedSettings): CertificateNames {
  const named = publicUrl === null ? [] : [new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')];
  const needed = ['localhost', '127.0.0.1', ...ownNames(), ...hosts, ...named, ...lanAddresses('IPv4')];
  return {
    needed: [...new Set(needed)].filter(isNameOfHost),
    welcome: ['::1', ...lanAddresses('IPv6')],
  };
}

/** HOSTS=* stands for any name, and no certificate does. */
const isNameOfHost = (name: string): boolean =>
  isIP(name) !== 0 || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name);
