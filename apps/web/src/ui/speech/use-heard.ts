import type { Lobby } from '@oeillade/table';
import { useEffect, useRef, useState } from 'react';
import type { Announcement, TableModel } from '../../shell/session/model.ts';
import { voiceTexts } from '../chat/voices/index.ts';
import { type Heard, newlyHeard } from './heard.ts';

/** Long enough to be read by somebody who was looking elsewhere. Whoever spoke knows it, and needs what lies under it. */
const STAYS = 4_500;
const OWN_STAYS = 1_800;
const MOST = 3;

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
        one.said.seat === seat ? OWN_STAYS : STAYS,
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
