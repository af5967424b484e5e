import type * as spywhereRules from '@oeillade/games/spywhere';
import type { InkName } from '../../../ui/art/kit/inks.ts';
import type { PatternName } from './patterns.tsx';

export type Nation = spywhereRules.Nation;

interface NationDesign {
  readonly ground: InkName;
  readonly pattern: PatternName;
  readonly code: string;
}

/** How nationalities look. Pattern and code are those of the rules; they stand here so that drawing loads no rules. */
export const NATION_DESIGNS: Readonly<Record<Nation, NationDesign>> = {
  italy: { ground: 'mint', pattern: 'stripes', code: 'IT' },
  france: { ground: 'sky', pattern: 'dots', code: 'FR' },
  japan: { ground: 'pink', pattern: 'waves', code: 'JP' },
  britain: { ground: 'cobalt', pattern: 'check', code: 'GB' },
  germany: { ground: 'saffron', pattern: 'lozenges', code: 'DE' },
  usa: { ground: 'vermilion', pattern: 'stars', code: 'US' },
};
