import type { Word } from '../../shell/i18n/texts.ts';
import type { IconName } from '../../ui/art/index.ts';
import type { LazyPiece } from './lazy-piece.ts';

/** A page that only one game has, and the way to it. */
export interface GamePage {
  readonly path: string;
  readonly link: Word;
  readonly icon: IconName;
  readonly Page: LazyPiece<object>;
}
