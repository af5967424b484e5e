import type { StageShape } from './use-stage-shape.ts';

/** The two stages that scenes are set for; each is shown whole on a screen of any other form. */
export const STAGES: Readonly<Record<StageShape, { readonly width: number; readonly height: number }>> = {
  standing: { width: 390, height: 844 },
  lying: { width: 1440, height: 900 },
};
