import type { Lobby } from '@oeillade/table';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { TableModel } from '../shell/session/model.ts';
import type { TableSession } from '../shell/session/session.ts';

/** A piece of a page that comes, with the words that it says, when it is first shown. */
export type Piece<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A game that is being played, for somebody who sits there or watches. */
export interface TableProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
}

/** All that pages ask of a game. What is heavy comes when it is wanted. */
export interface GamePart {
  /** The games of the catalogue that it shows. */
  readonly ids: readonly string[];
  readonly Table: Piece<TableProps>;
}
