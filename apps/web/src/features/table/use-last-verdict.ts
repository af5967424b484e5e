import type { Lobby } from '@oeillade/table';
import { useContext, useEffect, useState } from 'react';
import type { TableModel } from '../../shell/session/model.ts';
import { TheatreOff } from '../../ui/stage/theatre.ts';
import { untilSeen } from './until-seen.ts';

type Phase = Lobby['phase'];

interface LastVerdict {
  /** The table is still in sight, though its game is over. */
  readonly isHeld: boolean;
  /** The game came to its end before these eyes: whoever opens its page later sees no last act. */
  readonly sawEnd: boolean;
}

/** The last verdict stays for two seconds, and for as long as the stage plays it. Any press ends that, too. */
export function useLastVerdict(phase: Phase, isAgreed: boolean): LastVerdict {
  const isOff = useContext(TheatreOff);
  const [last, setLast] = useState(phase);
  const [verdict, setVerdict] = useState<LastVerdict>({ isHeld: false, sawEnd: false });
  if (phase !== last) {
    const sawEnd = last === 'playing' && phase === 'over' && !isOff;
    setLast(phase);
    setVerdict({ sawEnd, isHeld: sawEnd && !isAgreed });
  }
  const { isHeld } = verdict;
  useEffect(
    () => (isHeld ? untilSeen(() => setVerdict({ isHeld: false, sawEnd: true })) : undefined),
    [isHeld],
  );
  return verdict;
}

/** Whether everybody agreed to stop: then there was no verdict to look at. */
export function endedByAgreement({ announcements }: Pick<TableModel, 'announcements'>): boolean {
  const ended = announcements.findLast(({ what }) => what.kind === 'event' && what.event.e === 'ended');
  return ended?.what.kind === 'event' && ended.what.event['why'] === 'agreed';
}
