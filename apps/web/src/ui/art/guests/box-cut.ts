import { slab } from '../kit/paths.ts';

/** How a theatre box is cut out: how near its guest is, and how high the ledge is that bears the name. */
export interface BoxCut {
  readonly viewBox: string;
  /** Brings the guest's board of 100 by 100 into the box. */
  readonly guest: string;
  /** The symbol above the mask, which a close-up draws a little smaller. */
  readonly ornament: string | undefined;
  readonly ledge: string;
  readonly ledgeShade: string;
  /** The middle of the ledge. */
  readonly middle: number;
  /** How far down the mouth is, as a part of the height: words come out there. */
  readonly mouth: number;
}

const LEDGE_TOP = 112;

const ledgeOf = (height: number) => ({
  ledge: slab(-4, LEDGE_TOP, 128, height, 9),
  ledgeShade: `M60 112H115A9 9 0 0 1 124 121V${103 + height}A9 9 0 0 1 115 ${112 + height}H60Z`,
  middle: LEDGE_TOP + height / 2,
});

/** The whole guest, with room for the hat. */
export const WHOLE: BoxCut = {
  viewBox: '-6 -10 132 176',
  guest: 'translate(3 12) scale(1.14)',
  ornament: undefined,
  mouth: 0.61,
  ...ledgeOf(40),
};

const NEARNESS = 1.3;
/** The eyes of a guest are at 52, and in a close-up at 67. */
const NEAR = `translate(${60 - 50 * NEARNESS} ${(67 - 52 * NEARNESS).toFixed(1)}) scale(${NEARNESS})`;

const closeUps = new Map<number, BoxCut>();

/** The same arch with the guest so near that the eyes are large: faces come first. */
export function closeUp(ledge: number): BoxCut {
  const known = closeUps.get(ledge);
  if (known) return known;
  const cut: BoxCut = {
    viewBox: `-6 -4 132 ${120 + ledge}`,
    guest: NEAR,
    ornament: 'translate(50 12) scale(.82) translate(-50 -10)',
    mouth: Number((101 / (120 + ledge)).toFixed(2)),
    ...ledgeOf(ledge),
  };
  closeUps.set(ledge, cut);
  return cut;
}
