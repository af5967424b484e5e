import { randomBytes } from 'node:crypto';
import { codeFrom } from '@oeillade/protocol';
import { type Attack, expect } from '../attack.ts';

const GUESSES = 400;

/** Codes at random, all at once. */
export const guesses: Attack = {
  name: `${GUESSES} codes guessed at once`,
  async run(target) {
    const codes = Array.from({ length: GUESSES }, () => codeFrom(randomBytes(16)) ?? 'AAAAA');
    const answers = await Promise.all(codes.map((code) => fetch(`${target.url}/api/tables/${code}`)));
    const tried = answers.filter(({ status }) => status === 404).length;
    const told = answers.filter(({ status, headers }) => status === 429 && headers.has('retry-after')).length;
    return [
      expect(`${tried} were looked up`, tried <= 20),
      expect(`${told} were told when to come back`, tried + told === GUESSES),
    ];
  },
};
