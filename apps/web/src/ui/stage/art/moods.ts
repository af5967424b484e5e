import type { EyeStyle } from '../../art/eyes/eye-style.ts';
import type { MouthName } from './mouths.ts';

/** A brow, drawn over the left eye and mirrored over the right. */
export const BROWS = {
  soft: 'M30 40Q37 35 45 38',
  up: 'M29 37Q37 29.5 46 34',
  angry: 'M28.5 36Q38 37 46 43',
  worried: 'M28.5 42Q35 35.5 44.5 33.5',
  flat: 'M29 38.5H45',
} as const;

/** What a face on the stage feels; `mouth` left out is the face's own. */
export interface Mood {
  readonly mouth?: MouthName;
  readonly brows: readonly [left: keyof typeof BROWS, right: keyof typeof BROWS];
  /** By how much they are raised beyond that. */
  readonly browsUp?: number;
  readonly eyes?: Partial<EyeStyle>;
  readonly blushes?: boolean;
  /** How far the lower lids rise, as in a broad smile. */
  readonly squint?: number;
}

export const MOODS = {
  calm: { brows: ['soft', 'soft'] },
  stern: { mouth: 'frown', brows: ['angry', 'angry'], eyes: { cover: 0.22, tilt: 8, radius: 9.4 } },
  fierce: { mouth: 'grin', brows: ['angry', 'angry'], eyes: { cover: 0.1, tilt: 4, radius: 10 } },
  startled: { mouth: 'gasp', brows: ['worried', 'worried'], eyes: { cover: 0.02, pupil: 3.8 } },
  afraid: { mouth: 'wobbly', brows: ['worried', 'worried'], eyes: { cover: 0.03, pupil: 4.1 } },
  smug: { mouth: 'teeth', brows: ['up', 'up'], eyes: { cover: 0.2 }, blushes: true, squint: 0.2 },
  sorry: { mouth: 'wobbly', brows: ['worried', 'worried'], eyes: { cover: 0.08, pupil: 3.9 } },
  puzzled: { mouth: 'straight', brows: ['up', 'flat'], eyes: { cover: 0.3 } },
  curious: { brows: ['up', 'up'] },
  delighted: { mouth: 'teeth', brows: ['up', 'up'] },
  revealed: { mouth: 'grin', brows: ['up', 'up'], eyes: { cover: 0.06 }, blushes: true },
  awed: { mouth: 'oh', brows: ['up', 'up'], eyes: { cover: 0.06 } },
  proud: { mouth: 'beam', brows: ['up', 'up'], eyes: { cover: 0.1 }, blushes: true },
  weary: { mouth: 'straight', brows: ['up', 'up'], eyes: { cover: 0.06 } },
  innocent: { mouth: 'whistle', brows: ['up', 'up'], eyes: { cover: 0.1 } },
  stunned: { mouth: 'gasp', brows: ['up', 'up'], browsUp: 4, eyes: { cover: -0.06, pupil: 2.9, radius: 10 } },
  wary: { mouth: 'straight', brows: ['angry', 'angry'], eyes: { cover: 0.36, arc: 1 }, squint: 0.32 },
  laughing: { mouth: 'laugh', brows: ['up', 'up'], eyes: { cover: 0.1 }, blushes: true, squint: 0.5 },
  kissing: { mouth: 'pout', brows: ['up', 'up'], blushes: true },
  weeping: { mouth: 'frown', brows: ['worried', 'worried'], eyes: { cover: 0.3, tilt: -10 } },
  unmoved: { mouth: 'smirk', brows: ['flat', 'flat'], eyes: { cover: 0.36, arc: 0.6 } },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;
