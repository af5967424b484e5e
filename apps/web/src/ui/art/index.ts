/** The drawings that belong to no game. */

export { GameBox } from './brand/game-box.tsx';
export { Hero } from './brand/hero.tsx';
export { EyesMark, Logo } from './brand/logo.tsx';
export { CardBack } from './cards/card-back.tsx';
export { EmptySlot } from './cards/empty-slot.tsx';
export { Defs } from './defs.tsx';
export type { DrawnGaze } from './eyes/eye-style.ts';
export { AvatarRound } from './guests/avatar-round.tsx';
export { ColourSymbol } from './guests/colour-symbol.tsx';
export { COLOUR_TONES, type Colour, colourOf, symbolPath } from './guests/colours.ts';
export { EmptyLoge } from './guests/empty-loge.tsx';
export { EXPRESSION_MS, type Expression } from './guests/expressions.tsx';
export { FACES, faceOf } from './guests/faces.ts';
export { Loge, type LogeProps } from './guests/loge.tsx';
export { Pawn } from './guests/pawn.tsx';
export { WatchBadge } from './guests/watch-badge.tsx';
export { INKS, NIGHT, PAPER } from './kit/inks.ts';
export { Icon } from './pieces/icon.tsx';
export type { IconName } from './pieces/icons.tsx';
export { LinkCode } from './pieces/lazy-link-code.tsx';
export { beam, Felt, Quilt } from './pieces/scenery.tsx';
