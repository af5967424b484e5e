import { onDevice } from '../../../shell/storage.ts';

/** The best that was reached on this device, over all the rounds of one sitting. */
export interface Best {
  readonly score: number;
  readonly round: number;
}

const KEY = 'oeillade/train';

export const readBest = (): Best | null => onDevice.readValue<Best>(KEY);

/** Gives the best of both, and keeps it. */
export function keepBest(reached: Best): Best {
  const before = readBest();
  if (before && before.score >= reached.score) return before;
  onDevice.writeValue(KEY, reached);
  return reached;
}
