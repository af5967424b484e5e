import type { WinkAward } from '@oeillade/story/wink-family';
import { sayEnd } from '../../texts/end.ts';

/** The name of an award, and what it is for. */
export function sayAward(award: WinkAward): { readonly title: string; readonly reason: string } {
  const figures = {
    ...('count' in award ? { count: award.count } : {}),
    ...('ms' in award ? { ms: award.ms, seconds: (award.ms / 1_000).toFixed(1) } : {}),
  };
  return {
    title: sayEnd(`awards.${award.kind}.title`, figures),
    reason: sayEnd(`awards.${award.kind}.reason`, figures),
  };
}
