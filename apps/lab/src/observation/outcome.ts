import type { Outcome } from '@oeillade/kernel';
import type { Message } from '@oeillade/table';

/** How the game has ended, where this message says so: the last event of every game tells everybody. */
export function outcomeIn(message: Message): Outcome | null {
  if (message.m !== 'event') return null;
  const { e, scores, ranks } = message.event as { e?: string } & Partial<Outcome>;
  return e === 'ended' && scores && ranks ? { scores, ranks } : null;
}
