import { networkInterfaces } from 'node:os';
import { qrCode } from './qr-code.ts';

/** Where somebody in the same network reaches this machine; null where there is no network. */
function lanAddress(): string | null {
  for (const addresses of Object.values(networkInterfaces())) {
    const found = addresses?.find(({ family, internal }) => family === 'IPv4' && !internal);
    if (found) return found.address;
  }
  return null;
}

/** Where a server listens. */
export interface ListenAddress {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly port: number;
}

/** The address for phones in the same network; null where this server listens to its own machine alone. */
export function lanUrl({ scheme, host, port }: ListenAddress): string | null {
  const address = host === '127.0.0.1' || host === 'localhost' ? null : lanAddress();
  return address && `${scheme}://${address}:${port}`;
}

/** What is printed when the server is ready. */
export function banner(address: ListenAddress): string {
  const local = `${address.scheme}://localhost:${address.port}`;
  const lan = lanUrl(address);
  const lines = ['', '  Œillade is open.', '', `  On this machine   ${local}`];
  if (lan) {
    lines.push(`  In your network   ${lan}`, '', indent(qrCode(lan)), '', '  Phones: point the camera here.');
  }
  return `${lines.join('\n')}\n\n  Ctrl-C stops it; running games go on at the next start.\n`;
}

const indent = (block: string): string =>
  block
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
