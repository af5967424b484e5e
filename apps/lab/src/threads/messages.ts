/** What a thread answers: the result, or what the person at the keyboard should mend. */
export type Reply<Result> = { readonly result: Result } | { readonly complaint: string };

/** What a thread is told instead of a task when it is to go. */
export const LEAVE = 'leave';
