import type { InkName } from '../kit/inks.ts';
import type { HairName } from './hair.ts';
import type { MaskName } from './masks.ts';

export type Skin = Extract<InkName, `skin${number}`>;
export type Mouth = 'smile' | 'smirk' | 'lips' | 'grin' | 'oh';

/** Somebody at the table. The colour of mask and ornament comes from the seat, the rest is theirs. */
export interface Face {
  readonly skin: Skin;
  readonly hair: HairName;
  readonly hairInk: InkName;
  readonly mask: MaskName;
  readonly mouth: Mouth;
  readonly coat: InkName;
  readonly beard?: InkName;
  readonly moustache?: InkName;
}

type Row = readonly [Skin, HairName, InkName, MaskName, Mouth, InkName];

const face = (
  [skin, hair, hairInk, mask, mouth, coat]: Row,
  more: Pick<Face, 'beard' | 'moustache'> = {},
): Face => ({
  skin,
  hair,
  hairInk,
  mask,
  mouth,
  coat,
  ...more,
});

/** By the number of a seat's face. Hair, skin and mask change together, so that no two look alike. */
export const FACES: readonly Face[] = [
  face(['skin3', 'curls', 'ink', 'loup', 'smirk', 'plum']),
  face(['skin1', 'bob', 'vermilion', 'butterfly', 'lips', 'teal']),
  face(['skin4', 'afro', 'ink', 'round', 'grin', 'pink']),
  face(['skin2', 'bald', 'wood', 'loup', 'smile', 'cobalt'], { beard: 'wood' }),
  face(['skin1', 'bun', 'ink', 'cat', 'lips', 'mint']),
  face(['skin2', 'quiff', 'saffron', 'loup', 'smirk', 'vermilion']),
  face(['skin2', 'scarf', 'teal', 'round', 'smile', 'teal']),
  face(['skin3', 'long', 'wood', 'cat', 'grin', 'saffron'], { moustache: 'wood' }),

  face(['skin4', 'bun', 'plum', 'butterfly', 'smile', 'saffron']),
  face(['skin1', 'quiff', 'wood', 'round', 'smile', 'cobalt'], { moustache: 'wood' }),
  face(['skin3', 'bob', 'ink', 'cat', 'lips', 'vermilion']),
  face(['skin1', 'long', 'saffron', 'loup', 'smile', 'plum']),
  face(['skin4', 'bald', 'ink', 'cat', 'grin', 'teal']),
  face(['skin1', 'curls', 'vermilion', 'round', 'grin', 'sky']),
  face(['skin3', 'scarf', 'lilac', 'butterfly', 'lips', 'plum']),
  face(['skin2', 'cloud', 'wood', 'loup', 'lips', 'mint']),

  face(['skin1', 'bald', 'grey', 'round', 'smirk', 'wood'], { beard: 'grey' }),
  face(['skin4', 'long', 'ink', 'butterfly', 'lips', 'vermilion']),
  face(['skin2', 'bob', 'plum', 'round', 'smirk', 'pink']),
  face(['skin3', 'quiff', 'ink', 'cat', 'smile', 'sky']),
  face(['skin1', 'scarf', 'vermilion', 'cat', 'lips', 'cobalt']),
  face(['skin4', 'curls', 'wood', 'butterfly', 'grin', 'mint']),
  face(['skin2', 'bun', 'grey', 'loup', 'smile', 'teal']),
  face(['skin1', 'cloud', 'vermilion', 'cat', 'smirk', 'saffron']),

  face(['skin3', 'bald', 'ink', 'butterfly', 'smirk', 'mint'], { beard: 'ink' }),
  face(['skin2', 'long', 'ink', 'round', 'oh', 'cobalt']),
  face(['skin4', 'bob', 'wood', 'loup', 'grin', 'sky']),
  face(['skin1', 'quiff', 'ink', 'butterfly', 'lips', 'teal']),
  face(['skin4', 'scarf', 'saffron', 'loup', 'grin', 'vermilion']),
  face(['skin2', 'curls', 'ink', 'cat', 'smile', 'wood'], { beard: 'ink' }),
  face(['skin3', 'bun', 'wood', 'round', 'lips', 'lilac']),
  face(['skin3', 'cloud', 'grey', 'butterfly', 'smile', 'plum'], { moustache: 'grey' }),
];

/** Any whole number gives a face, so that an old one still finds somebody. */
export function faceOf(number: number): Face {
  const { length } = FACES;
  return FACES[((number % length) + length) % length]!;
}
