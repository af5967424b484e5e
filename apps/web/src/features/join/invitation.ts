import { readCode } from '@oeillade/protocol';

const LINK = /\/t\/([^/?#\s]+)/i;

/** The code in what somebody was given: a code, or a link with anything around it; null where there is none. */
export function readInvitation(given: string): string | null {
  const inLink = LINK.exec(given)?.[1];
  return readCode(inLink ?? given);
}

/** The key at the end of a link to a table that is closed to its server; nothing where there is none. */
export const keyIn = (given: string): string => /#k=[\w-]+/.exec(given)?.[0] ?? '';

/** A link that was put in shows as the code in it; what is typed stays as it is typed. */
export const shownAs = (given: string): string => (LINK.test(given) ? readInvitation(given) : null) ?? given;
