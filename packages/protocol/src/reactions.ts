/**
 * What a face can show to the whole table. Each client draws it, and says it in its player's language. None of them shuts one
 * eye alone: nobody can take a reaction for a wink.
 */
export const REACTIONS = [
  'rolled-eyes',
  'whistle',
  'shock',
  'squint',
  'laugh',
  'kiss',
  'tear',
  'slow-clap',
] as const;

export type Reaction = (typeof REACTIONS)[number];

export const isReaction = (text: string): text is Reaction => (REACTIONS as readonly string[]).includes(text);

/**
 * Milliseconds for which a reaction is seen, the same for all of them. A table may have its signals last shorter than that, as
 * long, or longer: what tells the two apart is the drawing, and a face that makes a signal cannot react.
 */
export const REACTION_LASTS = 1_600;
