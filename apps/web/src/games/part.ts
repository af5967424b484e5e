import type { Lobby } from '@oeillade/table';
import type { Language } from '../shell/i18n/index.ts';
import type { TableModel } from '../shell/session/model.ts';
import type { TableSession } from '../shell/session/session.ts';
import type { GamePage } from './contract/game-page.ts';
import type { LessonPart } from './contract/lesson.ts';
import type { OptionsPart } from './contract/options.ts';
import type { RulesPart } from './contract/rules/page.ts';
import type { Shelved } from './contract/shelf.ts';
import type { Piece } from './later.ts';

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
  readonly shelved: (id: string) => Shelved;
  /** What its drawings refer to by id. */
  readonly Defs?: Piece<object>;
  readonly options: () => Promise<OptionsPart>;
  readonly rules: (language: Language) => Promise<RulesPart>;
  /** `id` is its address. */
  readonly lesson: { readonly id: string; readonly load: () => Promise<LessonPart> };
  readonly pages?: readonly GamePage[];
  readonly Table: Piece<TableProps>;
}
