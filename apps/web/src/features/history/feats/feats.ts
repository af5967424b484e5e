import type { CostumePiece } from '@oeillade/table';

/** What is counted over all games of a person on this device. */
export const COUNTERS = [
  'games',
  'wins',
  'streak',
  'crowd',
  'partners',
  'catches',
  'unseen',
  'unread',
  'met',
  'mila',
  'sharks',
  'evenings',
] as const;
export type Counter = (typeof COUNTERS)[number];
export type Counts = Readonly<Partial<Record<Counter, number>>>;

interface Feat {
  readonly counter: Counter;
  readonly needs: number;
  /** The piece of a costume that it unlocks. */
  readonly piece: CostumePiece;
}

/** Whatever is not in this list is anybody's from the start. */
export const FEATS = {
  'first-game': { counter: 'games', needs: 1, piece: 'boat' },
  'ten-games': { counter: 'games', needs: 10, piece: 'top' },
  'first-win': { counter: 'wins', needs: 1, piece: 'plume' },
  'five-wins': { counter: 'wins', needs: 5, piece: 'stars' },
  'three-in-a-row': { counter: 'streak', needs: 3, piece: 'crown' },
  'win-in-a-crowd': { counter: 'crowd', needs: 1, piece: 'bat' },
  'first-partner': { counter: 'partners', needs: 1, piece: 'pearls' },
  'twenty-partners': { counter: 'partners', needs: 20, piece: 'fan' },
  'first-catch': { counter: 'catches', needs: 1, piece: 'deerstalker' },
  'ten-catches': { counter: 'catches', needs: 10, piece: 'owl' },
  'ten-unseen': { counter: 'unseen', needs: 10, piece: 'plumes' },
  unread: { counter: 'unread', needs: 1, piece: 'monocle' },
  'met-eight': { counter: 'met', needs: 8, piece: 'tricorne' },
  'beat-mila': { counter: 'mila', needs: 1, piece: 'rays' },
  'won-evening': { counter: 'evenings', needs: 1, piece: 'laurel' },
  'beat-shark': { counter: 'sharks', needs: 1, piece: 'fin' },
} as const satisfies Readonly<Record<string, Feat>>;

export type FeatId = keyof typeof FEATS;

const isDone = ({ counter, needs }: Feat, counts: Counts): boolean => (counts[counter] ?? 0) >= needs;

export const featsDone = (counts: Counts): FeatId[] =>
  (Object.keys(FEATS) as FeatId[]).filter((id) => isDone(FEATS[id], counts));

export interface Locked {
  readonly feat: FeatId;
  /** How far it has come. */
  readonly done: number;
  readonly needs: number;
}

/** What unlocks a piece; null where it can be worn. */
export function lockOn(piece: CostumePiece, counts: Counts): Locked | null {
  const feat = (Object.keys(FEATS) as FeatId[]).find((id) => FEATS[id].piece === piece);
  if (!feat || isDone(FEATS[feat], counts)) return null;
  const { counter, needs } = FEATS[feat];
  return { feat, needs, done: counts[counter] ?? 0 };
}
