/** Matches `now() - began`: `now() - 5_000` and `now() - DAY` are points in time, not durations. */
const MEASURED = String.raw`\b(?:performance|Date)\.now\(\) - [a-z]`;
const INLINE = new RegExp(String.raw`\bassert\b[^;]*${MEASURED}`);
const NAMED = new RegExp(String.raw`\b(?:const|let) (\w+)(?:: [\w<>]+)? = [^;]*${MEASURED}`, 'g');

/** Whether a test asserts how long something took by the machine's clock, on the spot or by a name. */
export function assertsElapsedTime(source: string): boolean {
  const names = [...source.matchAll(NAMED)].map(([, name]) => name!);
  return (
    INLINE.test(source) || names.some((name) => new RegExp(`\\bassert\\b[^;]*\\b${name}\\b`).test(source))
  );
}
