import type { Span } from '../pace.ts';

/** The most by which a temperament changes a number, as a share of it. */
const MOST = 0.25;

/** Raises a number in proportion to a trait from -1 to 1, by a quarter at the most; a negative trait lowers it. */
export const raised = (value: number, by: number): number => value * (1 + MOST * by);

/** Lowers a number in proportion to a trait, and raises it where the trait is negative. */
export const lowered = (value: number, by: number): number => value * (1 - MOST * by);

/** Raises a probability, to 1 at the most. */
export const raisedChance = (chance: number, by: number): number => Math.min(1, raised(chance, by));

/** How sure somebody bold wants to be; nobody waits for what is never reached. */
export const lessSure = (confidence: number, boldness: number): number =>
  Math.min(0.95, confidence * (1 - 0.1 * boldness));

export const shorter = ({ least, typical }: Span, by: number): Span => ({
  least: Math.round(lowered(least, by)),
  typical: Math.round(lowered(typical, by)),
});
