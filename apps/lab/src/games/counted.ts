/** What is counted in one finished game, beside points and time. */
export interface Counted {
  readonly turns: number;
  readonly end: string;
  readonly rates: readonly Rate[];
}

/** Something that happened, and how often it had a certain quality. */
export interface Rate {
  readonly what: string;
  readonly quality: string;
  readonly times: number;
  readonly hits: number;
}

export const rate = (what: string, quality: string, hits: readonly boolean[]): Rate => ({
  what,
  quality,
  times: hits.length,
  hits: hits.filter(Boolean).length,
});
