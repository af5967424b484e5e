/** What can be said at a table without typing. Each client says it in its player's language. */
export const PHRASES = [
  'hello',
  'well-played',
  'thank-you',
  'oops',
  'i-saw-you',
  'really',
  'hurry-up',
  'one-moment',
  'once-more',
  'goodbye',
] as const;
