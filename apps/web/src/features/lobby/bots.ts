/** Bots have names too, and none that somebody at the table has. */
const NAMES = ['Bo', 'Mila', 'Otto', 'Ravi', 'Lou', 'Nino', 'Fleur', 'Yuki'] as const;

/** Names for so many bots beside those who sit there already. */
export function botNames(taken: readonly string[], count: number): string[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, (_, index) => free[index] ?? `Bot ${index + 1}`);
}
