import type { Lobby } from '@oeillade/table';
import type { ReactNode } from 'react';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';

/**
 * A game that is being played, for somebody who sits there or watches. Where a phone lies, the coach of a lesson stands on the
 * right, unless the table says otherwise: with `data-coach="beside"` on the side of the thumb, with `above` over the whole width.
 */
export interface TableProps {
  readonly session: TableSession;
  /** What somebody who watches takes part in: it stands where a player's hand would. Null for everybody else. */
  readonly gallery?: ReactNode;
}

/** The same on a big screen, which shows and says what a whole room may know. */
export interface BoardProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly isVoiceOn: boolean;
}
