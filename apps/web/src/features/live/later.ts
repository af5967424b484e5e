import type { Lobby } from '@oeillade/table';
import { lazy } from 'react';
import { offerOf } from '../../games/contract/arrangement.ts';

/** Tables without faces and voices never fetch any of it. */
export const AtLiveTable = lazy(async () => ({ default: (await import('./at-live-table.tsx')).AtLiveTable }));

export const carriesLive = (lobby: Lobby): boolean => lobby.rules.voices || offerOf(lobby).pictures;
