import { isIPv6 } from 'node:net';

const OWN = /^(?:127\.|0:0:0:0::)/;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** An address as some load balancers write it, `1.2.3.4:40001` or `[2001:db8::1]:40001`. */
export function withoutPort(address: string): string {
  const found = WITH_PORT.exec(address);
  return found?.[1] ?? found?.[2] ?? address;
}

/** One household has one IPv4 address, or 2^64 of IPv6: limits count what they have in common. */
export function household(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]!.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...new Array<string>(gap).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * Where a household's address lies: of IPv6 the first 48 bits, which is what one customer of a provider can get. For
 * guessing alone: in a mobile network so many bits may be a whole town, whose sockets must not count as one household's.
 */
export const neighbourhood = (address: string): string =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address;

/** Does a household's address belong to the very machine that this server runs on? */
export const isOwnMachine = (address: string): boolean => OWN.test(address);
