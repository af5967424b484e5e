import type { WinkMoment, WinkStory } from '@oeillade/story/wink-family';
import { nameOf, type Teller } from '../../../ui/replay/teller.ts';
import { once } from '../../contract/lazy-piece.ts';
import type { StoryPart } from '../../contract/replay.ts';
import { sayReplay } from '../texts/replay.ts';
import { say } from '../texts/table.ts';
import { winkPlots } from './plots.ts';
import { saySaw, secondsText } from './say.ts';

export const story: StoryPart = {
  sayMoment: (moment, teller) => ({
    title: sayReplay(`best.${(moment as WinkMoment).kind}`),
    words: sayMoment(moment as WinkMoment, teller),
  }),
  picture: once(async () => (await import('./picture.tsx')).picture),
  plots: (told, teller) => winkPlots(told as WinkStory, teller).map((plot) => ({ plot })),
  sayNote: (told) => sayNote(told as WinkStory),
};

/** D-1, D-43: what is not known of the eyes of this game, or not for certain. */
function sayNote({ isLiving, eyes }: WinkStory): string | null {
  if (isLiving) return sayReplay('realWinks');
  return eyes.areKnown ? null : sayReplay('noEyes');
}

function sayMoment(moment: WinkMoment, teller: Teller): string {
  const [first, second, third] = moment.seats.map((seat) => nameOf(seat, teller));
  switch (moment.kind) {
    case 'closest-escape':
      return sayReplay('told.closest-escape', { name: first, to: second, spy: third, ms: moment.spy.by });
    case 'boldest-accusation': {
      const { number, right, saw } = moment.accusation;
      const told = sayReplay('told.boldest-accusation', { name: first, named: second, number });
      return `${told} ${say(right ? 'says.unmasked' : 'says.missed')} ${saySaw(saw, teller)}`;
    }
    case 'longest-contact': {
      const seconds = secondsText(moment.until - moment.from, teller.language);
      return sayReplay('told.longest-contact', { one: first, other: second, seconds });
    }
  }
}
