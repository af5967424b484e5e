import type { Lobby } from '@oeillade/table';

export interface RankedSeat {
  readonly seat: number;
  readonly name: string;
  readonly colour: string;
  readonly face: number;
  readonly rank: number;
  readonly score: number;
  /** How the points were made. */
  readonly parts: readonly { readonly what: 'cards' | 'spiesKept'; readonly count: number }[];
}

interface Ended {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly spiesLeft?: readonly number[];
}

/** The places at the end, the winner first, from the record's last line. */
export function ranking(record: string | null, lobby: Lobby): RankedSeat[] {
  const last = record?.trimEnd().split('\n').at(-1);
  if (!last) return [];
  const { scores, ranks, spiesLeft } = JSON.parse(last) as Ended;
  return lobby.seats
    .map(({ name, colour, face }, seat) => {
      const score = scores[seat] ?? 0;
      const spies = spiesLeft?.[seat];
      const parts =
        spies === undefined
          ? []
          : ([
              { what: 'cards', count: score - spies },
              { what: 'spiesKept', count: spies },
            ] as const);
      return { seat, name, colour, face, rank: ranks[seat] ?? lobby.seats.length, score, parts };
    })
    .sort((a, b) => a.rank - b.rank);
}
