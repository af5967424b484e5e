import type { SpywhereMoment, SpywhereStory } from '@oeillade/story/spywhere';
import { clockText } from '../../../ui/replay/clock-text.ts';
import { nameOf, type Teller } from '../../../ui/replay/teller.ts';
import { once } from '../../contract/lazy-piece.ts';
import type { StoryPart } from '../../contract/replay.ts';
import { sayReplay } from '../texts/replay.ts';
import { spywherePlots } from './plots.ts';

export const story: StoryPart = {
  sayMoment: (moment, teller) => ({
    title: sayReplay(`best.${(moment as SpywhereMoment).kind}`),
    words: sayMoment(moment as SpywhereMoment, teller),
  }),
  picture: once(async () => (await import('./picture.tsx')).picture),
  plots: (told, teller) => spywherePlots(told as SpywhereStory, teller),
  sayNote: () => null,
};

function sayMoment(moment: SpywhereMoment, teller: Teller): string {
  const percent = (share: number) =>
    share.toLocaleString(teller.language, { style: 'percent', maximumFractionDigits: 0 });
  const [name, named] = moment.seats.map((seat) => nameOf(seat, teller));
  switch (moment.kind) {
    case 'boldest-guess':
      return sayReplay('told.boldest-guess', { name, named, percent: percent(moment.guess.chance) });
    case 'worst-slip':
      return sayReplay('told.worst-slip', {
        name,
        before: percent(moment.before),
        after: percent(moment.after),
      });
    case 'best-kept':
      return sayReplay('told.best-kept', { name, time: clockText(moment.until) });
  }
}
