import { hostname, networkInterfaces } from 'node:os';

/** The names of this machine, as others in its network may use them. */
export function ownNames(): string[] {
  const whole = hostname().toLowerCase();
  const [first = whole] = whole.split('.');
  return [...new Set([whole, first, `${first}.local`])];
}

/** The addresses of this machine in its networks. Those that hold on one cable alone (fe80::) no browser can be led to. */
export function lanAddresses(family: 'IPv4' | 'IPv6'): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((one) => one.family === family && !one.internal && !/^fe[89ab]/i.test(one.address))
    .map(({ address }) => address);
}
