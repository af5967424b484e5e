/** The moments at which a member of the cast has words of their own to say. Pages have the words, in every language. */
export const CUES = ['begins', 'glad', 'sorry', 'proud', 'caught', 'wary', 'wins', 'loses'] as const;
export type Cue = (typeof CUES)[number];

/** The phrase by which a table is told that a member says their words for this cue. */
export const phraseOf = (cue: Cue): string => `voice-${cue}`;
