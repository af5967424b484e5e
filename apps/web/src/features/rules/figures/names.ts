/** The drawn examples; each has a caption and words for those who cannot see it, in every language. */
export const WINK_FIGURES = [
  'call',
  'sight',
  'signals',
  'right',
  'wrong',
  'accusation',
  'winkScore',
  'felt',
] as const;
export const SPYWHERE_FIGURES = ['nations', 'exchange', 'eliminate', 'identify', 'spywhereScore'] as const;

export type WinkFigure = (typeof WINK_FIGURES)[number];
export type SpywhereFigure = (typeof SPYWHERE_FIGURES)[number];
export type FigureName = WinkFigure | SpywhereFigure;

export const isWinkFigure = (name: FigureName): name is WinkFigure =>
  (WINK_FIGURES as readonly FigureName[]).includes(name);
