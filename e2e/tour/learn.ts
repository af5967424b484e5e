import type { Guest } from '../support/guest.ts';
import { SpywhereLearner } from '../support/spywhere/learner.ts';
import { WinkLearner } from '../support/wink-family/learner.ts';
import { comes, type Tour } from './tour.ts';

/** The lessons step by step, and the trainer. */
export async function learn(tour: Tour): Promise<void> {
  const guest = await comes(tour, 'Inès');
  await guest.page.goto('/learn');
  await guest.sees('[data-part~="learn-card"]');
  await tour.stop('learn', guest);
  await winkLesson(tour, guest);
  await spywhereLesson(tour, guest);
  await train(tour, guest);
  await guest.leaves();
}

async function winkLesson({ stop }: Tour, guest: Guest): Promise<void> {
  const learner = new WinkLearner(guest);
  await learner.begins();
  await stop('lesson-wink-look', guest);
  await learner.looksAround();
  await stop('lesson-wink-felt', guest);
  await learner.feelsWatched();
  await stop('lesson-wink-call', guest);
  await learner.callsAndIsWinkedAt();
  await learner.isAt(7);
  await stop('lesson-wink-watched', guest);
  await learner.winksUnseen();
  await learner.catches();
  await stop('lesson-wink-accuse', guest);
  await learner.accuses();
  await stop('lesson-wink-name', guest);
  await learner.names();
  await learner.isThrough();
  await stop('lesson-wink-over', guest);
}

async function spywhereLesson({ stop }: Tour, guest: Guest): Promise<void> {
  const learner = new SpywhereLearner(guest);
  await learner.begins();
  await stop('lesson-spywhere-passport', guest);
  await learner.readsPassport();
  await stop('lesson-spywhere-draw', guest);
  await learner.drawsAndExchanges(2);
  await stop('lesson-spywhere-eliminate', guest);
  await learner.eliminatesAndEnds();
  await stop('lesson-spywhere-read', guest);
  await learner.hasUnderstood();
  await stop('lesson-spywhere-notebook', guest);
  await learner.notesWhatBoTook();
  await learner.drawsAndExchanges(9);
  await stop('lesson-spywhere-identify', guest);
  await learner.identifies();
  await learner.isThrough();
  await stop('lesson-spywhere-over', guest);
}

async function train({ stop }: Tour, guest: Guest): Promise<void> {
  await guest.page.clock.install();
  await guest.page.goto('/train');
  await guest.sees('[data-part~="train"] > [data-button="claim"]');
  await stop('train', guest);
  await guest.get('[data-part~="train"] > [data-button="claim"]').click();
  await guest.sees('[data-part~="train-face"]');
  await guest.page.keyboard.press('Digit2');
  await stop('train-round', guest, { isBrief: true });
  await new WinkLearner(guest).trains();
  await stop('train-over', guest);
  await day({ stop }, guest);
}

/** The eye of the day, before and after: whoever leaves has had their try. */
async function day({ stop }: Pick<Tour, 'stop'>, guest: Guest): Promise<void> {
  await guest.page.goto('/day');
  await guest.sees('[data-do="begin"]');
  await stop('day', guest);
  await guest.get('[data-do="begin"]').click();
  await guest.sees('[data-part~="train-face"]');
  await guest.page.reload();
  await guest.sees('[data-part~="day-over"]');
  await stop('day-over', guest);
}
