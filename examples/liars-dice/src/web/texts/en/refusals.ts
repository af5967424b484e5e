import type { Texts } from '@oeillade/web/shell/i18n/texts.ts';
import type { refusals as french } from '../fr/refusals.ts';

export const refusals: Texts<typeof french> = {
  'nothing-to-doubt': 'Nobody has bid anything yet.',
  'too-many-dice': 'There are not that many dice under the cups.',
  'bid-too-low': 'You have to bid higher.',
};
