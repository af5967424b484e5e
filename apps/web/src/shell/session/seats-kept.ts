import { onDevice } from '../storage.ts';
import type { Seated } from './api.ts';

/** A seat that this browser holds: where, of which game, and since when. */
export interface SeatKept extends Seated {
  readonly game: string;
  readonly at: number;
}

const KEY = 'oeillade/recent';
const MOST = 12;

/** The latest first. */
export const readSeatsKept = (): readonly SeatKept[] => onDevice.readValue<SeatKept[]>(KEY) ?? [];

export function keepSeat(seat: SeatKept): void {
  const others = readSeatsKept().filter(({ code }) => code !== seat.code);
  onDevice.writeValue(KEY, [seat, ...others].slice(0, MOST));
}

export function forgetSeat(code: string): void {
  onDevice.writeValue(
    KEY,
    readSeatsKept().filter((seat) => seat.code !== code),
  );
}

export const tokenFor = (code: string): string | null =>
  readSeatsKept().find((seat) => seat.code === code)?.token ?? null;
