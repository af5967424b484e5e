import { type Refusal, refusal } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';

/** A table's judgement of an ask: a refusal, or the events that follow. */
export type Judgement =
  | { readonly refusal: null; readonly events: readonly TableEvent[] }
  | { readonly refusal: Refusal };

export const allow = (...events: TableEvent[]): Judgement => ({ refusal: null, events });
export const deny = (code: string, rule: string | null = null): Judgement => ({
  refusal: refusal(code, rule),
});
