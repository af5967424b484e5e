import type { Word } from '../word.ts';

/** S-1: the six nationalities. In the state and in moves they are their places in this list. */
export const NATIONS = ['italy', 'france', 'japan', 'britain', 'germany', 'usa'] as const;

export type Nation = (typeof NATIONS)[number];

export const NATION_COUNT = NATIONS.length;

/** S-1: nationality cards of each nationality. */
export const CARDS_EACH = 18;

/** S-1: the colour of each seat's identification cards. */
export const COLOURS = ['vermilion', 'violet', 'emerald', 'sky', 'rose', 'ivory'] as const;

/** S-2: by what a nationality is known; the pattern and the code serve those who see no colours. */
export interface NationFacts {
  readonly name: Word;
  readonly dish: Word;
  readonly pattern: 'stripes' | 'dots' | 'waves' | 'check' | 'lozenges' | 'stars';
  readonly code: string;
}

export const NATION_FACTS: Readonly<Record<Nation, NationFacts>> = {
  italy: {
    name: { en: 'Italy', fr: 'Italie', de: 'Italien' },
    dish: { en: 'pizza', fr: 'pizza', de: 'Pizza' },
    pattern: 'stripes',
    code: 'IT',
  },
  france: {
    name: { en: 'France', fr: 'France', de: 'Frankreich' },
    dish: { en: 'cheese and baguette', fr: 'fromage et baguette', de: 'Käse und Baguette' },
    pattern: 'dots',
    code: 'FR',
  },
  japan: {
    name: { en: 'Japan', fr: 'Japon', de: 'Japan' },
    dish: { en: 'sushi', fr: 'sushi', de: 'Sushi' },
    pattern: 'waves',
    code: 'JP',
  },
  britain: {
    name: { en: 'Britain', fr: 'Grande-Bretagne', de: 'Großbritannien' },
    dish: { en: 'fish and chips', fr: 'fish and chips', de: 'Fish and Chips' },
    pattern: 'check',
    code: 'GB',
  },
  germany: {
    name: { en: 'Germany', fr: 'Allemagne', de: 'Deutschland' },
    dish: { en: 'pretzel', fr: 'bretzel', de: 'Brezel' },
    pattern: 'lozenges',
    code: 'DE',
  },
  usa: {
    name: { en: 'United States', fr: 'États-Unis', de: 'Vereinigte Staaten' },
    dish: { en: 'burger', fr: 'burger', de: 'Burger' },
    pattern: 'stars',
    code: 'US',
  },
};

const INDEX = Object.fromEntries(NATIONS.map((nation, index) => [nation, index])) as Record<Nation, number>;

export const indexOf = (nation: Nation): number => INDEX[nation];

export const nationAt = (index: number): Nation => NATIONS[index]!;

/** The nationalities of a bit set, in the order of the list. */
export const nationsIn = (set: number): Nation[] => NATIONS.filter((_, index) => ((set >> index) & 1) !== 0);

export const setOf = (nations: readonly Nation[]): number =>
  nations.reduce((set, nation) => set | (1 << indexOf(nation)), 0);

/** Cards in the order of the list: a hand has no other order, so none can tell anything. */
export const sorted = (cards: readonly Nation[]): Nation[] =>
  [...cards].sort((a, b) => indexOf(a) - indexOf(b));
