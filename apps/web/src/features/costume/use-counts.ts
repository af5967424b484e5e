import { useEffect, useState } from 'react';
import { countKeptGames } from '../history/feats/count-games.ts';
import type { Counts } from '../history/feats/feats.ts';
import { readTally } from '../history/feats/tally-kept.ts';

/** What I have done so far: what was counted, at once, and then with games that nobody has counted yet. */
export function useCounts(): Counts {
  const [counts, setCounts] = useState(() => readTally().counts);
  useEffect(() => {
    let isWanted = true;
    void countKeptGames()
      .then((tally) => {
        if (isWanted) setCounts(tally.counts);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, []);
  return counts;
}
