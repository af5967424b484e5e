/** Whether this person has asked for reduced motion: scenes are then cut from still to still. */
export const calmsMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
