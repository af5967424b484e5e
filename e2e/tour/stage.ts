import type { Guest } from '../support/guest.ts';
import { arrive, begin, sayGoodbye } from '../support/party.ts';
import { stagesEmpty } from '../support/stage.ts';
import { playWink } from '../support/wink.ts';
import { heldSteps, LONGEST } from './held-steps.ts';
import { comes, type Tour } from './tour.ts';

/** Everything that is staged at a table of WINK, from the first call to the last wink, each step held for its picture. */
export async function stage(tour: Tour): Promise<void> {
  const { browser, url, language } = tour;
  const guests = await arrive({ browser, url, language, game: 'wink', people: 4 });
  const watcher = await comes(tour, 'Zoé');
  // Their time stands still while others are looked at, which takes long on a busy machine.
  for (const { page } of [...guests, watcher]) page.setDefaultTimeout(LONGEST);
  await Promise.all([...guests, watcher].map(({ page }) => page.clock.install()));
  await begin(guests);
  await watcher.watches(new URL(guests[0]!.page.url()).pathname);
  const everybody = [...guests, watcher];
  const between = async () => void (await stagesEmpty(everybody));
  await Promise.all([
    playWink(guests, { winks: 1, accuses: 1, between }),
    watched(tour, watcher),
    ...guests.map((guest) => held(tour, guest, 'accusation', ['cost'], guest.name)),
  ]);
  await stagesEmpty(everybody);
  await tour.stop('stage-rest', guests[0]!);
  await sayGoodbye(everybody);
}

/** What the room sees, one scene after the other. */
async function watched(tour: Tour, watcher: Guest): Promise<void> {
  await held(tour, watcher, 'call', ['read']);
  await held(tour, watcher, 'naming', ['meet', 'one-face', 'tear']);
  await held(tour, watcher, 'accusation', ['title', 'doubt-4', 'cost']);
  await held(tour, watcher, 'unmasking', ['read 1', 'turn', 'wink']);
}

const held = (tour: Tour, guest: Guest, scene: string, steps: readonly string[], whose = ''): Promise<void> =>
  heldSteps(tour, guest, scene, steps, (step) =>
    ['stage', scene, step.replace(' ', '-'), whose.toLowerCase()].filter(Boolean).join('-'),
  );
