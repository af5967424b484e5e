import type { Seat } from '@oeillade/kernel';
import type { FaceShown } from './shown.ts';

/** What a key does at the table. */
export type KeyAction =
  | { readonly do: 'look'; readonly at: Seat | null }
  /** One of several agreed signals, by its place among them. */
  | { readonly do: 'signal'; readonly nth: number }
  | { readonly do: 'wink' | 'cards' | 'name' | 'accuse' | 'points' | 'help' };

/** What matters of a key press. */
export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Letters that begin the same word in our three languages, as far as there is one. */
const LETTERS = { c: 'cards', n: 'name', a: 'accuse', p: 'points', '?': 'help' } as const;

/** The board, then the faces in their order: arrows go round. */
export function nextLook(faces: readonly FaceShown[], step: 1 | -1): Seat | null {
  const at = faces.findIndex(({ isLit }) => isLit);
  const stops = faces.length + 1;
  const next = (at + 1 + step + stops) % stops;
  return next === 0 ? null : faces[next - 1]!.seat;
}

/** By the place of the key: on French keyboards the row of digits writes letters. */
const digitOf = ({ code, shiftKey }: Pressed): number | null =>
  !shiftKey && /^(?:Digit|Numpad)[0-8]$/.test(code) ? Number(code.at(-1)) : null;

const signalOf = ({ code, shiftKey }: Pressed): number | null =>
  shiftKey && /^Digit[1-7]$/.test(code) ? Number(code.at(-1)) - 1 : null;

/** Null where the key means nothing here. `withSigns`: letters and digits play too. */
export function keyAction(
  pressed: Pressed,
  faces: readonly FaceShown[],
  withSigns: boolean,
): KeyAction | null {
  switch (pressed.key) {
    case ' ':
      return { do: 'wink' };
    case 'Escape':
      return { do: 'look', at: null };
    case 'ArrowRight':
      return { do: 'look', at: nextLook(faces, 1) };
    case 'ArrowLeft':
      return { do: 'look', at: nextLook(faces, -1) };
    default:
      return withSigns ? signAction(pressed, faces) : null;
  }
}

function signAction(pressed: Pressed, faces: readonly FaceShown[]): KeyAction | null {
  const nth = signalOf(pressed);
  if (nth !== null) return { do: 'signal', nth };
  const digit = digitOf(pressed);
  if (digit === 0) return { do: 'look', at: null };
  if (digit !== null) {
    const face = faces[digit - 1];
    return face ? { do: 'look', at: face.seat } : null;
  }
  const sign = pressed.key.toLowerCase();
  return Object.hasOwn(LETTERS, sign) ? { do: LETTERS[sign as keyof typeof LETTERS] } : null;
}
