import type { Guest } from './guest.ts';

/** What a page shows at one moment that is not everybody's to see, as far as only its game can read it. */
export interface Shown {
  /** One for each card of the hand. */
  readonly hand: readonly unknown[];
}

/** All that a browser holds at one moment of the game. */
export interface Held<S extends Shown = Shown> {
  readonly guest: Guest;
  readonly page: string;
  readonly storage: string;
  readonly shown: S;
}

export async function holdings<S extends Shown>(
  guest: Guest,
  { shownOn }: { readonly shownOn: (guest: Guest) => Promise<S> },
): Promise<Held<S>> {
  const [page, storage, shown] = await Promise.all([guest.page.content(), guest.storage(), shownOn(guest)]);
  return { guest, page, storage, shown };
}
