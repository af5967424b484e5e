import type { Asked } from '../client-frames.ts';

type WithoutId<A> = A extends { readonly id: string } ? Omit<A, 'id'> : never;

/** What a player asks for; the client adds the id. Looks go through `SeatClient.look`. */
export type ClientAsk = Exclude<WithoutId<Asked>, { readonly ask: 'look' | 'winked' }>;
