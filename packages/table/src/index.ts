export { CAST, type CastId, type CastMember, castMember } from './appearance/cast.ts';
export {
  COSTUME_PIECES,
  type Costume,
  type CostumeKind,
  type CostumePiece,
  type CostumeTold,
} from './appearance/costume.ts';
export { readCostume } from './appearance/read-costume.ts';
export { EVENT_VERSION, readEvent, type Sitter, type TableEvent, writeEvent } from './events.ts';
export { takesPart } from './gallery/gallery.ts';
export type { WatcherSight } from './gallery/late-eyes.ts';
export type { Watcher } from './gallery/predictions.ts';
export { WatcherEyes } from './gallery/watcher-eyes.ts';
export { summarisedRoundIn } from './game/kept-round.ts';
export { MOST_DELAY } from './game/press-queue.ts';
export { Table } from './game/table.ts';
export { MOST_HELD_UP, USUAL_WAIT } from './game/wait-budget.ts';
export { isSameSight } from './gaze/eyes.ts';
export { Gaze } from './gaze/gaze.ts';
export { SightNews, TICK } from './gaze/sight-news.ts';
export type { Ask, Input, Motion } from './inputs.ts';
export { LEVELS, type Level } from './levels.ts';
export type * from './messages.ts';
export { DEFAULT_RULES, TableRules, WATCHING, type Watching } from './rules.ts';
export { readArrangement } from './seats/arrangement.ts';
export type { Output } from './seats/channels.ts';
export { DelayMeter, MOST_JITTER } from './seats/delay-meter.ts';
export { FACES, tidyName } from './seats/judge.ts';
export type { Numbered } from './seats/outbox.ts';
export { REACTION_EVERY } from './seats/reaction-limit.ts';
export type { Phase } from './seats/seating.ts';
export { SHOW_WITHIN } from './seats/start.ts';
export type { TableSource } from './source.ts';
