import type { StoryPart } from '@oeillade/web/games/contract/replay.ts';
import { pointsPlot } from '@oeillade/web/ui/replay/points-plot.ts';
import { nameOf } from '@oeillade/web/ui/replay/teller.ts';
import type { DiceMoment } from '../../story/index.ts';
import { say } from '../texts/table.ts';

export const story: StoryPart = {
  sayMoment: (moment, teller) => {
    const { kind, doubted, seats } = moment as DiceMoment;
    const [name, other] = seats.map((seat) => nameOf(seat, teller));
    const { count, face, counted } = doubted;
    const told = kind === 'boldest-bluff' ? 'replay.bluffed' : 'replay.held';
    return { title: say(`replay.${kind}`), words: say(told, { name, other, count, face, counted }) };
  },
  plots: (told, teller) => [
    { plot: pointsPlot(told.points(), told.timeline.end, teller), note: say('replay.points') },
  ],
  sayNote: () => null,
};
