/** What somebody of the cast has a line of their own for. Pages have the lines, in every language. */
export const CUES = ['begins', 'glad', 'sorry', 'proud', 'caught', 'wary', 'wins', 'loses'] as const;
export type Cue = (typeof CUES)[number];

/** The phrase by which a table is told of a line. */
export const phraseOf = (cue: Cue): string => `voice-${cue}`;
