import type { Texts } from '@oeillade/web/shell/i18n/texts.ts';
import type { refusals as french } from '../fr/refusals.ts';

export const refusals: Texts<typeof french> = {
  'nothing-to-doubt': 'Es hat noch niemand etwas geboten.',
  'too-many-dice': 'So viele Würfel liegen nicht unter den Bechern.',
  'bid-too-low': 'Du musst höher bieten.',
};
