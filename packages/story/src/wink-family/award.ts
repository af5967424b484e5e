/**
 * What somebody is honoured for when the masks come off. Each is true of its bearer even if somebody else has more, except
 * `longest-gaze`.
 */
export type WinkAward =
  /** Signals intercepted. */
  | { readonly kind: 'lynx-eye'; readonly count: number }
  /** Somebody else's signal that was just missed. */
  | { readonly kind: 'near-miss'; readonly ms: number }
  /** Signals that only their caller saw, by somebody who was never unmasked. */
  | { readonly kind: 'best-kept'; readonly count: number }
  /** The longest look of all at one face without looking away: nobody else's. */
  | { readonly kind: 'longest-gaze'; readonly ms: number }
  /** Partners named rightly. */
  | { readonly kind: 'good-nose'; readonly count: number }
  /** For a winner whom nothing rarer distinguishes. */
  | { readonly kind: 'leading-role' }
  /** Times that their eyes met another's. */
  | { readonly kind: 'eye-to-eye'; readonly count: number }
  /** Accusations, right or wrong. */
  | { readonly kind: 'nerve'; readonly count: number }
  /** A long look at one face. */
  | { readonly kind: 'steady-gaze'; readonly ms: number }
  /** Signals given. */
  | { readonly kind: 'nimble-lid'; readonly count: number }
  /** How long others looked at their face. */
  | { readonly kind: 'limelight'; readonly ms: number }
  /** Looks at faces. */
  | { readonly kind: 'eyes-everywhere'; readonly count: number }
  /** Cards called. */
  | { readonly kind: 'fine-voice'; readonly count: number }
  /** Nobody accused them. */
  | { readonly kind: 'above-suspicion' }
  /** They accused nobody wrongly. */
  | { readonly kind: 'clear-conscience' }
  /** For whoever is left: they played to the end. */
  | { readonly kind: 'good-company' };
