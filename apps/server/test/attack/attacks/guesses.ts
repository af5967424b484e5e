import { randomBytes } from 'node:crypto';
import { codeFrom } from '@oeillade/protocol';
import { type Attack, expect, type Finding } from '../attack.ts';

const GUESSES = 400;

const anyCodes = (): string[] => Array.from({ length: GUESSES }, () => codeFrom(randomBytes(16)) ?? 'AAAAA');

function findingsOf(answers: readonly Response[]): Finding[] {
  const tried = answers.filter(({ status }) => status === 404).length;
  const told = answers.filter(({ status, headers }) => status === 429 && headers.has('retry-after')).length;
  return [
    expect(`${tried} were looked up`, tried <= 20),
    expect(`${told} were told when to come back`, tried + told === GUESSES),
  ];
}

/** Codes at random, all at once. */
export const guesses: Attack = {
  name: `${GUESSES} codes guessed at once`,
  async run(target) {
    const asked = anyCodes().map((code) => fetch(`${target.url}/api/tables/${code}`));
    return findingsOf(await Promise.all(asked));
  },
};

/** The same from as many networks of one customer: behind a proxy, for a machine has no such addresses of its own. */
export const guessesFromManyNetworks: Attack = {
  name: `${GUESSES} codes guessed at once, each from another network of one IPv6 /48`,
  settings: { TRUST_PROXY: 'yes' },
  async run(target) {
    const asked = anyCodes().map((code, network) => {
      const headers = { 'x-forwarded-for': `2001:db8:7:${network.toString(16)}::1` };
      return fetch(`${target.url}/api/tables/${code}`, { headers });
    });
    return findingsOf(await Promise.all(asked));
  },
};
