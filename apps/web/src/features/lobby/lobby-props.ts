import type { Lobby } from '@oeillade/table';
import type { ReactNode } from 'react';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';

/** A table before the game, and the session by which it is asked for something. */
export interface LobbyProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  /** Faces and voices, where the table carries any. */
  readonly live: ReactNode;
  /** Opens the story of the evening so far. */
  readonly onStory: () => void;
}
