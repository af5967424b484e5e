import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFrames } from '@oeillade/protocol';
import { root } from './root.ts';

/** Where codes are born, and how it is written there. */
const WAYS: Readonly<Record<string, RegExp>> = {
  'packages/{kernel,games,table}/src/**/*.ts': /\b(?:refusal|deny|refuse)\(\s*'([a-z-]+)'/g,
  'packages/room/src/**/*.ts': /\brefusal: '([a-z-]+)'/g,
  'apps/server/src/**/*.ts':
    /\b(?:(?:refuse|turnAway)\(context, \d+, |limit\(context, '[a-z]+', |refused: |refuse\()'([a-z-]+)'/g,
};

/** Every refusal code that a server may give, by the sources. */
export function refusalCodes(): string[] {
  const found = Object.entries(WAYS).flatMap(([files, way]) =>
    globSync(files, { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(way)].map(([, code]) => code!),
    ),
  );
  return [...new Set([...found, ...serverFrames.refused.entries.code.options])].sort();
}
