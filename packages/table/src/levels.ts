/** How well a bot plays, from the weakest. They differ in attention, memory and judgement, not in what they are told. */
export const LEVELS = ['random', 'novice', 'regular', 'expert', 'shark'] as const;
export type Level = (typeof LEVELS)[number];
