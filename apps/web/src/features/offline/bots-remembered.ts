import type { CostumeTold, Lobby } from '@oeillade/table';
import { useEffect } from 'react';
import { onDevice } from '../../shell/storage.ts';

/** Somebody at a table of this browser, as they are shown to whoever comes back. */
export interface Companion {
  readonly name: string;
  readonly face: number;
  readonly colour: string;
  readonly costume?: CostumeTold;
}

type BotsByTable = Readonly<Record<string, readonly Companion[]>>;

/** The name that devices have kept them under for long. */
const KEY = 'oeillade/companies';
const MOST = 12;

/** The bots at a table of this browser; none where they are not remembered. */
export const readRememberedBots = (code: string): readonly Companion[] =>
  onDevice.readValue<BotsByTable>(KEY)?.[code] ?? [];

/** Remembers against whom a game is played, so that the first page can show who waits. */
export function useRememberBots(code: string, lobby: Lobby | null): void {
  const { phase, seats } = lobby ?? {};
  useEffect(() => {
    if (phase !== 'playing' || !seats) return;
    const bots = seats.filter(({ kind }) => kind === 'bot');
    const shown = bots.map(({ name, face, colour, costume }) => ({
      name,
      face,
      colour,
      ...(costume && { costume }),
    }));
    const { [code]: _, ...others } = onDevice.readValue<BotsByTable>(KEY) ?? {};
    const kept = [...Object.entries(others).slice(1 - MOST), [code, shown]];
    onDevice.writeValue(KEY, Object.fromEntries(kept));
  }, [code, phase, seats]);
}
