import type { Story, Way } from './way.ts';

/** How far apart two means may be, in standard errors of their difference. One in a million is farther by chance. */
const TOLERANCE = 5;

interface Sample {
  readonly way: Way;
  readonly stories: readonly Story[];
}

/**
 * Throws where two ways of the same table do not play the same game: then comparing their speeds would mean nothing.
 * The seeds are fixed, so that a check that passed once passes always.
 */
export function checkSameGame(ways: readonly Way[]): void {
  for (const same of Map.groupBy(ways, ({ game, players }) => `${game} ${players}`).values()) {
    const samples = same.map((way) => ({ way, stories: Array.from({ length: way.sample }, way.open()) }));
    const [reference, ...others] = samples;
    for (const other of others) compare(reference!, other);
  }
}

function compare(one: Sample, other: Sample): void {
  for (const measure of ['moves', 'choices', 'points', 'best'] as const) {
    const [a, b] = [spread(one, measure), spread(other, measure)];
    if (Math.abs(a.mean - b.mean) <= TOLERANCE * Math.hypot(a.error, b.error)) continue;
    const { game, players } = one.way;
    const tell = (name: string, { mean, error }: Spread) =>
      `${mean.toFixed(2)} ± ${error.toFixed(2)} in "${name}"`;
    throw new Error(
      `The ways do not play the same game: ${game} for ${players} has ${measure} ` +
        `${tell(one.way.name, a)}, ${tell(other.way.name, b)}.`,
    );
  }
}

interface Spread {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

function spread({ stories }: Sample, measure: keyof Story): Spread {
  const count = stories.length;
  const mean = stories.reduce((sum, story) => sum + story[measure], 0) / count;
  const squares = stories.reduce((sum, story) => sum + (story[measure] - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}
