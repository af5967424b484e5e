import type { Seat } from '@oeillade/kernel';

const SEAT_CODES = ['31', '35', '32', '36', '95', '94', '33', '92'] as const;

export type Tint = 'dim' | 'bold' | 'good' | 'bad';

const TINT_CODES: Readonly<Record<Tint, string>> = { dim: '2', bold: '1', good: '32', bad: '31' };

/** Colours, where they are wanted. Text must have its final width before it is inked. */
export interface Ink {
  seat(seat: Seat, text: string): string;
  tint(tint: Tint, text: string): string;
}

export const plain: Ink = { seat: (_seat, text) => text, tint: (_tint, text) => text };

const wrap = (code: string, text: string): string => (text === '' ? '' : `\x1b[${code}m${text}\x1b[0m`);

const coloured: Ink = {
  seat: (seat, text) => wrap(`1;${SEAT_CODES[seat % SEAT_CODES.length]}`, text),
  tint: (tint, text) => wrap(TINT_CODES[tint], text),
};

/** No colours in a pipe, nor where somebody asked for none (no-color.org). */
export const inkFor = (stream: NodeJS.WriteStream): Ink =>
  stream.isTTY && !process.env['NO_COLOR'] ? coloured : plain;

export const letter = (seat: Seat): string => String.fromCharCode(65 + seat);
