/** The lit side of an ink and its shade: everything is paper folded down the middle. */
export type Tone = readonly [lit: string, shade: string];

export const INKS = {
  ink: ['#3A1638', '#260C27'],
  paper: ['#FFF4E4', '#F4D9CB'],
  saffron: ['#FFC43A', '#F09D1C'],
  vermilion: ['#F2542F', '#CB3A1E'],
  pink: ['#F9A9BA', '#EB819E'],
  mint: ['#A3DFBF', '#70C29B'],
  teal: ['#19868A', '#0E666D'],
  sky: ['#ABD6F4', '#80B7E6'],
  cobalt: ['#3D5FD0', '#2B459F'],
  plum: ['#7A2F62', '#5A1F4A'],
  lilac: ['#C0A8EA', '#9F83D4'],
  wood: ['#A05F36', '#7F4526'],
  grey: ['#C8CCDB', '#A0A6BE'],
  dusk: ['#F0CDBD', '#D9AA99'],
  skin1: ['#F9CFAE', '#EBAE8A'],
  skin2: ['#E3A675', '#CB8555'],
  skin3: ['#AE6C44', '#8D5030'],
  skin4: ['#74432F', '#582F21'],
} as const satisfies Record<string, Tone>;

export type InkName = keyof typeof INKS;

/** A named ink of the palette, or a tone from outside it: a player's colour, a box's lid. */
export type Ink = InkName | Tone;

/** The darkest ink and the lightest paper: there is no black and no white. */
export const NIGHT = INKS.ink[1];
export const PAPER = INKS.paper[0];

const tone = (ink: Ink): Tone => (typeof ink === 'string' ? INKS[ink] : ink);

export const lit = (ink: Ink): string => tone(ink)[0];
export const shade = (ink: Ink): string => tone(ink)[1];

/** What stands right of the fold is shaded. */
export const tint = (ink: Ink, x: number): string => (x > 50 ? shade(ink) : lit(ink));
