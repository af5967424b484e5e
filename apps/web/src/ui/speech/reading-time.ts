/**
 * The eyes of a player are on faces: first they have to come to the words (`FOUND`), and then each takes its time (`WORD`, as slow
 * readers read aloud). Two words, as most phrases have, stay for `LEAST`. Nothing that is written by hand keeps a face
 * covered for longer than `MOST`: all of it is in the announcements.
 */
const FOUND = 1_700;
const WORD = 350;
const LEAST = 2_400;
const MOST = 6_000;
/** Whoever has spoken knows what was said, and needs what lies under it. */
const OWN = 1_800;

/** How long something that was said stays at a mouth, in milliseconds. */
export function readingTime(words: string, isOwn: boolean): number {
  if (isOwn) return OWN;
  const count = words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.min(MOST, Math.max(LEAST, FOUND + WORD * count));
}
