import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { ownNames } from '../own-names.ts';

export interface HostNames {
  /** Host names that the operator has named; `*` stands for any. */
  readonly hosts: readonly string[];
  /** Addresses of this server and of sites that may connect to it. */
  readonly urls: readonly string[];
  readonly trustProxy: boolean;
}

const NAME = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d*)?$/;

/** Addresses at which the Internet does not reach a machine. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('169.254.0.0', 16);
inside.addSubnet('100.64.0.0', 10);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/**
 * Says whether a request names this server. A page of another site can give its own name our address once it is loaded
 * (DNS rebinding): for the browser our answers are then of that site, and reach a server that only a home network does.
 * The name in `Host` is still theirs.
 */
export class Hosts {
  readonly #names: ReadonlySet<string>;
  readonly #any: boolean;

  constructor({ hosts, urls, trustProxy }: HostNames) {
    // Behind a proxy it is the proxy that knows the names, unless the operator says them here as well.
    this.#any = hosts.includes('*') || (trustProxy && hosts.length === 0);
    this.#names = new Set([...hosts, ...urls.map((url) => new URL(url).hostname), ...ownNames()]);
  }

  knows(request: IncomingMessage): boolean {
    const { host } = request.headers;
    // Only old programs send none, and no browser.
    if (this.#any || host === undefined || !isInside(request.socket.localAddress)) return true;
    const name = NAME.exec(host.toLowerCase())?.[1]?.replace(/\.$/, '');
    if (!name) return false;
    return (
      isIP(name.replace(/^\[|\]$/g, '')) !== 0 || /(?:^|\.)localhost$/.test(name) || this.#names.has(name)
    );
  }
}

/** What reaches us at an address of the Internet could be asked by anybody from anywhere. */
function isInside(address: string | undefined): boolean {
  if (address === undefined) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!;
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
