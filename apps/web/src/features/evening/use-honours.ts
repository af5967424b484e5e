import { readRecord } from '@oeillade/kernel';
import { type FeatsOfGame, type Honour, honoursOf } from '@oeillade/story';
import type { Evening, EveningGame } from '@oeillade/table';
import { useEffect, useState } from 'react';
import { findGame, library } from '../../shell/library.ts';
import { fetchRecord, readKeptRecord } from '../history/fetch-record.ts';

interface Whose {
  readonly code: string;
  /** A table of this browser keeps its records here; those of others are with their server. */
  readonly isAlone: boolean;
}

const NONE: readonly Honour[] = [];

/** What the records of an evening tell of its players; nothing until they have come. Deleted games tell nothing. */
export function useHonours({ games }: Pick<Evening, 'games'>, { code, isAlone }: Whose): readonly Honour[] {
  const [honours, setHonours] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      await Promise.all([library.loadAllRules(), library.loadAllStories()]);
      const told = await Promise.all(games.map((game) => traitsOf(game, { code, isAlone })));
      if (isWanted) setHonours(honoursOf(told.filter((one) => one !== null)));
    };
    // An evening without its honours is still an evening.
    void read().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [games, code, isAlone]);
  return honours;
}

async function traitsOf(
  { round, players }: EveningGame,
  { code, isAlone }: Whose,
): Promise<FeatsOfGame | null> {
  const fetched = await (isAlone ? readKeptRecord : fetchRecord)({ code, round });
  const read = fetched.ok ? readRecord(fetched.text.trimEnd().split('\n'), findGame) : null;
  return read?.ok
    ? { players, traits: library.traitsOf(read.record.game.facts.id, read.record.lines) }
    : null;
}
