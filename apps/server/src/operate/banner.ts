import { lanAddresses } from '../own-names.ts';
import { qrCode } from './qr-code.ts';

/** Where a server listens. */
export interface ListenAddress {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly port: number;
}

/** The address for phones in the same network; null where this server listens to its own machine alone. */
export function lanUrl({ scheme, host, port }: ListenAddress, [lan] = lanAddresses('IPv4')): string | null {
  const address = host === '127.0.0.1' || host === 'localhost' ? undefined : lan;
  return address === undefined ? null : `${scheme}://${address}:${port}`;
}

const CAMERAS_NEED = '  Cameras and microphones need HTTPS: npm start -- --https';
const WARNING = [
  '  Each phone warns once, for the certificate is the server’s own:',
  '  iPhone    Show Details, then visit this website',
  '  Android   Advanced, then Proceed',
];

/** What is printed when the server is ready. `secure` is its second door, where it has one. */
export function banner(
  first: ListenAddress,
  secure: ListenAddress | null,
  addresses = lanAddresses('IPv4'),
): string {
  const local = `${first.scheme}://localhost:${first.port}`;
  const lines = ['', '  Œillade is open.', '', `  On this machine   ${local}`];
  const lan = lanUrl(secure ?? first, addresses);
  if (lan) lines.push(`  In your network   ${lan}`);
  if (lan && secure) lines.push(`  Without cameras   ${lanUrl(first, addresses)}`);
  if (lan) lines.push('', indent(qrCode(lan)), '', '  Phones: point the camera here.');
  if (lan && secure) lines.push('', ...WARNING);
  if (lan?.startsWith('http:')) lines.push(CAMERAS_NEED);
  return `${lines.join('\n')}\n\n  Ctrl-C stops it; running games go on at the next start.\n`;
}

const indent = (block: string): string =>
  block
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
