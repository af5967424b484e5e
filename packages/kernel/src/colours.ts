/** W-1: what seats are told apart by, never the same twice at a table. */
export const COLOURS = ['vermilion', 'violet', 'emerald', 'sky', 'rose', 'azure', 'ivory', 'lime'] as const;
