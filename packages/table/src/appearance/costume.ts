/**
 * What somebody may wear, and with which eye their face winks: every piece by its id. The first of each kind is what a person wears who
 * has chosen nothing. New pieces go to the end: pages number them.
 */
export const COSTUME_PIECES = {
  /** `own` is the mask that belongs to the face. */
  mask: ['own', 'loup', 'butterfly', 'cat', 'round', 'owl', 'bat'],
  hat: [
    'none',
    'party',
    'straw',
    'top',
    'beret',
    'tricorne',
    'deerstalker',
    'boat',
    'fin',
    'crown',
    'laurel',
  ],
  ornament: ['none', 'flower', 'plume', 'pearls', 'bow', 'monocle', 'fan'],
  lashes: ['usual', 'long', 'rays', 'plumes', 'stars'],
  /** With which the face winks, as those see it who look at it. */
  eye: ['right', 'left'],
} as const;

export type CostumeKind = keyof typeof COSTUME_PIECES;
export type CostumePiece<Kind extends CostumeKind = CostumeKind> = (typeof COSTUME_PIECES)[Kind][number];

/** A kind that is left out is worn as usual. */
export type Costume = { readonly [Kind in CostumeKind]?: CostumePiece<Kind> };

/** A costume as it is told: whoever draws it may not know every piece yet. */
export type CostumeTold = { readonly [Kind in CostumeKind]?: string };
