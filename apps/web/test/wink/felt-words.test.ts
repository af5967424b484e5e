import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import i18next from 'i18next';
import type { Felt } from '../../src/games/wink-family/table/felt.ts';
import { type FeltSaying, feltSayings } from '../../src/games/wink-family/table/felt-words.ts';
import { table as de } from '../../src/games/wink-family/texts/de/table.ts';
import { table as en } from '../../src/games/wink-family/texts/en/table.ts';
import { table as fr } from '../../src/games/wink-family/texts/fr/table.ts';

const ZOE = { name: 'Zoé', sight: 0, watchesMe: true } as const;
const ELSEWHERE = { name: 'Zoé', sight: 'board', watchesMe: false } as const;
const TURNING = { name: 'Zoé', sight: 'hidden', watchesMe: false } as const;

const SAYINGS = i18next.createInstance();
await SAYINGS.init({
  interpolation: { escapeValue: false },
  resources: {
    fr: { translation: { table: fr } },
    en: { translation: { table: en } },
    de: { translation: { table: de } },
  },
});

type Around = Parameters<typeof feltSayings>[1];
const said = (lng: 'fr' | 'en' | 'de', felt: Felt, around: Around): string =>
  feltSayings(felt, around)
    .map(({ say, ...gaps }: FeltSaying) => SAYINGS.t(`table.felt.${say}` as never, { lng, ...gaps }))
    .join('. ');

const CASES: readonly (readonly [Felt, Around, fr: string, en: string, de: string])[] = [
  [
    { count: 0, mode: 'nobody' },
    { face: ELSEWHERE, mayWink: true },
    'Personne ne te voit. Un clin d’œil se perdrait',
    'Nobody is watching you. A wink would be lost',
    'Niemand sieht dich. Ein Zwinkern verpufft',
  ],
  [
    { count: 1, mode: 'only' },
    { face: ZOE, mayWink: true },
    'Zoé te voit, personne d’autre. C’est le moment',
    'Only Zoé is watching you. Now!',
    'Nur Zoé sieht dich. Das ist der Moment',
  ],
  [
    { count: 1, mode: 'only' },
    { face: ZOE, mayWink: false },
    'Zoé te voit, personne d’autre',
    'Only Zoé is watching you',
    'Nur Zoé sieht dich',
  ],
  [
    { count: 1, mode: 'other' },
    { face: ELSEWHERE, mayWink: true },
    'Un regard sur toi. Ce n’est pas Zoé',
    'Someone is watching you. It isn’t Zoé',
    'Ein Blick ruht auf dir. Nicht von Zoé',
  ],
  [
    { count: 1, mode: 'other' },
    { face: null, mayWink: false },
    'Un regard sur toi. De qui ?',
    'Someone is watching you. Who?',
    'Ein Blick ruht auf dir. Von wem?',
  ],
  [
    { count: 2, mode: 'many' },
    { face: ZOE, mayWink: true },
    '2 regards sur toi. Un de trop',
    '2 people are watching you. One too many',
    '2 Blicke ruhen auf dir. Einer zu viel',
  ],
  [
    { count: 4, mode: 'many' },
    { face: ZOE, mayWink: true },
    '4 regards sur toi. Danger',
    '4 people are watching you. Danger',
    '4 Blicke ruhen auf dir. Gefahr',
  ],
];

describe('D-10 the eyes on me in words', () => {
  for (const [felt, around, ...words] of CASES) {
    test(`${felt.count}, ${felt.mode}: ${words[1]}`, () => {
      assert.deepEqual(
        (['fr', 'en', 'de'] as const).map((language) => said(language, felt, around)),
        words,
      );
    });
  }

  test('nobody is ruled out before their eyes are seen, nor called the only one before it is sure', () => {
    const one = { count: 1, mode: 'other' } as const;
    assert.deepEqual(
      feltSayings(one, { face: TURNING, mayWink: true }).map(({ say }) => say),
      ['one', 'whose'],
    );
    assert.deepEqual(
      feltSayings(one, { face: ZOE, mayWink: true }).map(({ say }) => say),
      ['one'],
    );
  });
});
