import type { Lobby } from '@oeillade/table';
import { lazy } from 'react';
import { offerOf } from '../../games/contract/arrangement.ts';
import { loadLiving } from '../../ui/living/lazy.ts';

/** Tables without faces and voices never fetch any of it. */
async function load() {
  const [pieces] = await Promise.all([import('./pieces.ts'), loadLiving()]);
  return pieces;
}

export const AtLiveTable = lazy(async () => ({ default: (await load()).AtLiveTable }));
export const LiveInLobby = lazy(async () => ({ default: (await load()).LiveInLobby }));

export const carriesLive = (lobby: Lobby): boolean => lobby.rules.voices || offerOf(lobby).pictures;
