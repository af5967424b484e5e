/**
 * `npm run playthroughs` writes the golden playthroughs anew: read the difference before you commit it.
 * `-- --hunt [game]` looks for seeds whose games show every kind of event, and prints them for the specimens.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { goldensOf, huntSeed, kindsToShow } from '../packages/kernel/testkit/golden.ts';
import type { KeptPlaythrough, Specimen } from '../packages/kernel/testkit/specimen.ts';
import { readGameTests } from './game-tests.ts';

const TRIES = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hunt: { type: 'boolean', default: false } },
});
const isWanted = ({ game }: Specimen): boolean =>
  positionals.length === 0 || positionals.includes(game.facts.id);

for (const { specimens, file } of await readGameTests()) {
  for (const specimen of specimens.filter(isWanted)) {
    if (values.hunt) hunt(specimen);
    else write(specimen, file);
  }
}

function write(specimen: Specimen, specimens: string): void {
  for (const { file, make } of goldensOf(specimen, specimens)) {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, make());
  }
}

/** For the smallest and a usual table: what the first does not show, the second is to. */
function hunt(specimen: Specimen): void {
  const { id, players } = specimen.game.facts;
  const sizes = new Set([players.min, Math.min(players.max, Math.max(4, players.min + 1))]);
  const found: KeptPlaythrough[] = [];
  const all = kindsToShow(specimen);
  let wanted = all;
  for (const size of sizes) {
    const { kept, shown } = huntSeed(specimen, { players: size }, wanted.length > 0 ? wanted : all, TRIES);
    found.push(kept);
    wanted = wanted.filter((kind) => !shown.includes(kind));
  }
  console.log(`${id}: playthroughs: ${JSON.stringify(found)},`);
  if (wanted.length > 0) console.log(`  Within ${TRIES} seeds nothing shows: ${wanted.join(', ')}.`);
}
