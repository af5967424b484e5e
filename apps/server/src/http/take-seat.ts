import type { TakeSeat } from '@oeillade/protocol';
import type { Room } from '@oeillade/room';

/** Somebody has got a seat and its secret, or not. */
export type Sat =
  | { readonly code: string; readonly link: string; readonly seat: number; readonly token: string }
  | { readonly status: 400 | 409 | 429 | 503; readonly refused: string };

/**
 * Gives a seat with this secret, once the seat is stored. The room may be handed over just then: the seat is given all the
 * same, for it is valid on the next server too.
 */
export async function takeSeat(room: Room, { name, face, costume }: TakeSeat, token: string): Promise<Sat> {
  const sat = room.sit(name, token, {
    ...(face !== undefined && { face }),
    ...(costume && { costume }),
  });
  const isStored = await room.settledInPublic();
  // It is not known whether the seat is stored, so the answer is neither a seat nor a refusal: the client asks again.
  if (!isStored || ('refusal' in sat && sat.refusal === 'table-elsewhere'))
    return { status: 503, refused: 'table-elsewhere' };
  if ('refusal' in sat) return { status: 409, refused: sat.refusal };
  return { code: room.code, link: `/t/${room.code}`, seat: sat.seat, token };
}
