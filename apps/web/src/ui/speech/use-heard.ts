import type { Lobby } from '@oeillade/table';
import { useEffect, useRef, useState } from 'react';
import type { Announcement, TableModel } from '../../shell/session/model.ts';
import { sayingOf } from '../chat/phrases.ts';
import { voiceTexts } from '../chat/voices/index.ts';
import { type Heard, newlyHeard } from './heard.ts';
import { readingTime } from './reading-time.ts';

/** Each at a mouth of its own. A third would cover faces that somebody is looking for. */
const MOST = 2;

export interface Bubble extends Heard {
  readonly id: number;
}

/** What was said in the last moments, from when this is shown on. */
export function useHeard(
  { announcements, seat }: Pick<TableModel, 'announcements' | 'seat'>,
  lobby: Lobby,
): readonly Bubble[] {
  const isCastThere = lobby.seats.some(({ member }) => member !== undefined);
  useEffect(() => {
    if (isCastThere) void voiceTexts.load().catch(() => {});
  }, [isCastThere]);
  const [heard, setHeard] = useState<readonly Bubble[]>([]);
  const next = useRef(0);
  const before = useRef<readonly Announcement[]>(announcements);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const fresh = newlyHeard(before.current, announcements, lobby).map((one) => ({
      ...one,
      id: next.current++,
    }));
    before.current = announcements;
    if (fresh.length === 0) return;
    // A mouth says one thing at a time.
    const isSaidOver = ({ said }: Bubble) => fresh.some((one) => one.said.seat === said.seat);
    setHeard((old) => [...old.filter((one) => !isSaidOver(one)), ...fresh].slice(-MOST));
    for (const one of fresh) {
      const timer = setTimeout(
        () => {
          timers.current.delete(timer);
          setHeard((old) => old.filter((other) => other !== one));
        },
        readingTime(sayingOf(one.said, one.name), one.said.seat === seat),
      );
      timers.current.add(timer);
    }
  }, [announcements, lobby, seat]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return heard;
}
