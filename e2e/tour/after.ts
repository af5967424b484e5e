import { botGame } from '@oeillade/catalogue/testkit';
import { knownEvening } from '@oeillade/story/testkit/wink-family';
import type { Guest } from '../support/guest.ts';
import { comes, opened, type Tour } from './tour.ts';

const SHARE = '[data-part~="replay-moments"] li:first-child [data-do="share"]';
const MADE = '[data-part~="share-moment"][data-made="ready"]';

/** After the game: my games, watching again, the proof. */
export async function after(tour: Tour): Promise<void> {
  const guest = await comes(tour, 'Ada');
  const dinner = botGame({ game: 'spywhere', players: 4, seed: 'history', level: 'novice' }).record;
  const evening = knownEvening().evening.record();
  await guest.goesHome();
  await myGames(tour, guest, evening + dinner);
  await replays(tour, guest, { evening, dinner });
  await proofs(tour, guest, evening);
  await guest.leaves();
}

async function myGames({ stop }: Tour, guest: Guest, records: string): Promise<void> {
  await guest.page.goto('/games');
  await guest.sees('[data-part~="my-files"]');
  await stop('games-none', guest);
  await gives(guest, '[data-part~="my-import"] input', records);
  await guest.get('[data-part~="my-game"]').nth(1).waitFor();
  await stop('games', guest);
}

async function replays(
  { stop }: Tour,
  guest: Guest,
  { evening, dinner }: { readonly evening: string; readonly dinner: string },
): Promise<void> {
  await guest.page.goto('/replay#t=3200');
  await guest.sees('[data-part~="replay-drop"]');
  await stop('replay', guest);
  await gives(guest, 'input[type="file"]', evening);
  await guest.sees('[data-part~="replay-plot"]');
  await stop('replay-wink', guest);
  await opensAnew(guest, '/replay#t=60000');
  await gives(guest, 'input[type="file"]', dinner);
  await guest.sees('[data-part~="replay-plot"]');
  await stop('replay-spywhere', guest);
  await guest.sees(SHARE);
  await stop('replay-share', guest, { over: opened(guest, SHARE, MADE) });
  await opensAnew(guest, '/replay');
  await gives(guest, 'input[type="file"]', `${evening.slice(0, -30)}\n`);
  await guest.sees('[data-part~="replay-flaw"]');
  await stop('replay-refused', guest);
}

async function proofs({ stop }: Tour, guest: Guest, evening: string): Promise<void> {
  await guest.page.goto('/proof');
  await gives(guest, 'input[type="file"]', evening);
  await guest.sees('h2[data-state="proven"]');
  await stop('proof', guest);
  await opensAnew(guest, '/proof');
  await gives(guest, 'input[type="file"]', forged(evening));
  await guest.sees('h2[data-state="broken"]');
  await stop('proof-broken', guest);
}

/** The page without the record that was opened there before. */
async function opensAnew(guest: Guest, path: string): Promise<void> {
  await guest.page.goto('/');
  await guest.page.goto(path);
}

function forged(record: string): string {
  const [first, ...rest] = record.split('\n');
  const header = JSON.parse(first!) as { fair: { words: string[] } };
  header.fair.words[1] = 'I choose my cards';
  return [JSON.stringify(header), ...rest].join('\n');
}

const gives = (guest: Guest, selector: string, text: string): Promise<void> =>
  guest
    .get(selector)
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
