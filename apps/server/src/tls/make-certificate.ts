import { isIP } from 'node:net';

/** A certificate and its key, as PEM. */
export interface KeyPair {
  readonly cert: string;
  readonly key: string;
}

const DAY = 86_400_000;
/** iOS and macOS refuse what is valid for more than 825 days, whoever has signed it. */
const DAYS = 820;
/** Valid from a day ago: the clock of a phone may be behind. */
const BEFORE = 1;

/** A certificate that nobody has signed but itself; it can sign no other. */
export async function makeCertificate(names: readonly string[], now: number): Promise<KeyPair> {
  // Only a server that has a certificate of its own needs what makes one.
  const { generate } = await import('selfsigned');
  const notBefore = now - BEFORE * DAY;
  const made = await generate([{ name: 'commonName', value: 'Œillade' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(notBefore),
    notAfterDate: new Date(notBefore + DAYS * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  });
  return { cert: made.cert, key: made.private };
}
