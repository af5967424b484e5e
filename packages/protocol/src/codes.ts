/** No look-alikes: neither B nor 8, I nor 1, O nor 0, S nor 5, Z nor 2. */
export const CODE_LETTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';
export const CODE_LENGTH = 5;

const SHAPE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** A table's code from random bytes; null where they do not give one without favouring some letters. */
export function codeFrom(bytes: Uint8Array): string | null {
  const usable = [...bytes].filter(
    (byte) => byte < Math.floor(256 / CODE_LETTERS.length) * CODE_LETTERS.length,
  );
  if (usable.length < CODE_LENGTH) return null;
  return usable
    .slice(0, CODE_LENGTH)
    .map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
    .join('');
}

/** A code as somebody typed it, with spaces, dashes or small letters; null where it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return SHAPE.test(code) ? code : null;
}
