import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFrames } from '@oeillade/protocol';
import { root } from './root.ts';

/** Where codes are born, and how it is written there. */
const WAYS: Readonly<Record<string, RegExp>> = {
  'packages/{kernel,games,table}/src/**/*.ts': /\b(?:refusal|deny|refuse)\(\s*'([a-z-]+)'/g,
  'packages/room/src/**/*.ts': /\brefusal(?:: |\()'([a-z-]+)'/g,
  'apps/server/src/**/*.ts':
    /\b(?:(?:refuse|turnAway)\(context, \d+, |limit\(needs, context, '[a-z]+', |refused: |refuse\()'([a-z-]+)'/g,
};

/** Where those of examples are born, which the server never gives: it does not offer them. */
const OF_EXAMPLES = { 'examples/*/src/rules/**/*.ts': WAYS['packages/{kernel,games,table}/src/**/*.ts']! };

/** Every refusal code that a server may give, by the sources. */
export function refusalCodes({ examples = false } = {}): string[] {
  const ways = examples ? { ...WAYS, ...OF_EXAMPLES } : WAYS;
  const found = Object.entries(ways).flatMap(([files, way]) =>
    globSync(files, { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(way)].map(([, code]) => code!),
    ),
  );
  return [...new Set([...found, ...serverFrames.refused.entries.code.options])].sort();
}
