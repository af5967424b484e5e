import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { playthrough } from './playthrough.ts';
import type { KeptPlaythrough, Specimen } from './specimen.ts';

/** A game that is kept as a text. */
export interface Golden {
  readonly file: URL;
  make(): string;
}

/** The playthroughs of a game, which lie beside the file of its specimens. */
export const goldensOf = ({ game, playthroughs }: Specimen, specimens: string | URL): Golden[] =>
  playthroughs.map(({ players, seed, options = {} }) => ({
    file: new URL(`./playthroughs/${game.facts.id}-${players}.txt`, specimens),
    make: () => playthrough(game, { players, options, seed }),
  }));

/** The kinds of events that the playthroughs of a game should show. */
export const kindsToShow = ({ game, notInPlaythroughs = [] }: Specimen): string[] =>
  Object.keys(game.lines).filter((kind) => !notInPlaythroughs.includes(kind));

const shows = (text: string, kind: string): boolean => text.includes(`  happened ${kind} `);

/** Every game goes as it is written, and what is written shows every kind of event. */
export function goldenPlaythroughs(specimen: Specimen, specimens: string | URL): void {
  const { id } = specimen.game.facts;
  const goldens = goldensOf(specimen, specimens);
  for (const { file, make } of goldens) {
    const name = file.pathname.split('/').at(-1);
    test(`the game still goes as it is written in ${name}`, () => {
      const kept = readFileSync(file, 'utf8').split('\n');
      const made = make().split('\n');
      // Line by line: a difference of one line in thousands is then easy to see.
      made.forEach((line, index) => {
        assert.equal(line, kept[index], `${name}, line ${index + 1}; npm run playthroughs writes it anew`);
      });
      assert.equal(kept.length, made.length, `${name} goes on after the end of the game`);
    });
  }

  test(`${id} has a playthrough, and its playthroughs show every kind of event`, () => {
    assert.ok(goldens.length > 0, 'npm run playthroughs -- --hunt finds some');
    const texts = goldens.map(({ file }) => readFileSync(file, 'utf8'));
    const missing = kindsToShow(specimen).filter((kind) => !texts.some((text) => shows(text, kind)));
    assert.deepEqual(missing, [], 'npm run playthroughs -- --hunt finds seeds that show them');
  });
}

/** Of the seeds 1, 2, 3, … the first whose game shows most of these kinds. */
export function huntSeed(
  specimen: Specimen,
  at: Omit<KeptPlaythrough, 'seed'>,
  wanted: readonly string[],
  tries: number,
): { readonly kept: KeptPlaythrough; readonly shown: readonly string[] } {
  let best: { kept: KeptPlaythrough; shown: readonly string[] } | null = null;
  for (let number = 1; number <= tries; number++) {
    const kept = { ...at, seed: String(number) };
    const text = playthrough(specimen.game, { options: {}, ...kept });
    const shown = wanted.filter((kind) => shows(text, kind));
    if (!best || shown.length > best.shown.length) best = { kept, shown };
    if (shown.length === wanted.length) break;
  }
  if (!best) throw new Error('A hunt without a try finds nothing.');
  return best;
}
