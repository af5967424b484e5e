import * as v from 'valibot';
import { LEVELS } from '../../../shell/levels.ts';
import { TallyShape } from '../feats/tally-kept.ts';
import type { KeptGame } from '../kept-game.ts';

/** The file is described in docs/history.md: other programs may read it and write it. */
export const HISTORY_VERSION = 'oeillade-history/1';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Id = v.pipe(v.string(), v.maxLength(35));
const Piece = v.exactOptional(Id);
const Costume = v.object({ mask: Piece, hat: Piece, ornament: Piece, lashes: Piece, eye: Piece });

const Appearance = v.object({
  face: Count,
  colour: Id,
  costume: v.exactOptional(Costume),
  member: v.exactOptional(Id),
});

/** What a person likes on a device. A device takes over what it understands. */
const Likes = v.object({
  person: v.optional(
    v.object({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(24)),
      face: v.pipe(Count, v.maxValue(1000)),
      costume: v.exactOptional(Costume),
    }),
  ),
  settings: v.optional(v.record(v.string(), v.unknown())),
  language: v.optional(v.pipe(v.string(), v.maxLength(35))),
  level: v.optional(v.picklist(LEVELS)),
  /** Whether opponents are chosen before a game alone begins, and what was agreed there last. */
  arranges: v.optional(v.boolean()),
  rules: v.optional(v.record(v.string(), v.unknown())),
  opponents: v.optional(v.array(Id)),
  /** What was counted of games, for what it unlocks. */
  feats: v.optional(TallyShape),
});

/** The first line. The records follow it in the order of `games`. */
export const HistoryHead = v.object({
  history: v.literal(HISTORY_VERSION),
  exported: Count,
  likes: v.optional(Likes, {}),
  games: v.array(
    v.object({
      code: v.pipe(v.string(), v.maxLength(64)),
      round: Count,
      ended: Count,
      seat: v.nullable(Count),
      /** Everybody's appearance, under the name that it has in this version of the file. */
      looks: v.exactOptional(v.array(Appearance)),
    }),
  ),
});

export type Likes = v.InferOutput<typeof Likes>;
export type HistoryHead = v.InferOutput<typeof HistoryHead>;

/** Everything in one file, the oldest game first. */
export function writeHistory(likes: Likes, games: readonly KeptGame[], exported: number): string {
  const sorted = [...games].sort((one, other) => one.ended - other.ended);
  const head: HistoryHead = {
    history: HISTORY_VERSION,
    exported,
    likes,
    games: sorted.map(({ code, round, ended, seat, appearances }) => ({
      code,
      round,
      ended,
      seat,
      ...(appearances && { looks: [...appearances] }),
    })),
  };
  return [JSON.stringify(head), ...sorted.map(({ record }) => record.trimEnd()), ''].join('\n');
}
