import type { Language } from '../../shell/i18n/index.ts';
import type { GameSounds } from '../../ui/sound/game-sounds.ts';
import type { EndPart } from './end.ts';
import type { ForeseePart } from './foresee.ts';
import type { GamePage } from './game-page.ts';
import type { LazyPiece } from './lazy-piece.ts';
import type { LessonPart } from './lesson.ts';
import type { OptionsPart } from './options.ts';
import type { Primer } from './primer.ts';
import type { ReplayPart, StoryPart } from './replay.ts';
import type { RulesPart } from './rules/page.ts';
import type { FirstGame, Shelved } from './shelf.ts';
import type { BoardProps, TableProps } from './table.ts';

/** All that pages ask of a game. Heavy things are loaded when they are wanted, with their texts. */
export interface GamePart {
  /** The games of the catalogue that it shows. */
  readonly ids: readonly string[];
  readonly shelved: (id: string) => Shelved;
  /** The game that the first page shows of this box, where the box holds several. */
  readonly startsWith?: string;
  /** Left out where a first game needs no setup of its own. */
  readonly firstGame?: (id: string) => FirstGame;
  readonly options: () => Promise<OptionsPart>;
  /** Left out where three sentences say it all. */
  readonly primer?: () => Promise<Primer>;
  readonly rules: (language: Language) => Promise<RulesPart>;
  /** `id` is its address. */
  readonly lesson: { readonly id: string; readonly load: () => Promise<LessonPart> };
  readonly pages?: readonly GamePage[];
  readonly Table: LazyPiece<TableProps>;
  readonly Board: LazyPiece<BoardProps>;
  /** What it sounds like, fetched when a table of it is shown. */
  readonly sounds: () => Promise<GameSounds>;
  /** Left out where there is nothing to foresee. */
  readonly foresee?: () => Promise<ForeseePart>;
  readonly end: () => Promise<EndPart>;
  readonly replay: () => Promise<ReplayPart>;
  readonly story: () => Promise<StoryPart>;
}
