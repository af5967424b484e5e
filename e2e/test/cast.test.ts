import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { knownEvening } from '@oeillade/story/testkit/wink-family';
import { violations } from '../support/axe.ts';
import { DESKTOP, Guest, PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { agreeToEnd, arrive, begin, sayGoodbye, seatBots } from '../support/party.ts';

const CARD = (id: string) => `[data-part~="cast-card"][data-member="${id}"]`;
/** How the outline of that hat begins. */
const PARTY_HAT = 'M34 29L50 -8';
const PIECE = (id: string) => `[data-part~="piece"][data-piece="${id}"]`;

const comes = (more: Partial<Parameters<typeof Guest.comes>[1]> = {}) =>
  Guest.comes(browser, { url: server.url, name: 'Ada', ...more });

interface SeatTold {
  readonly name: string;
  readonly member?: string;
  readonly bot: string | null;
  readonly costume?: Readonly<Record<string, string>>;
}

/** The seats as the last lobby told them. */
function seatsOf(guest: Guest): readonly SeatTold[] {
  const told = guest.received.findLast(({ text }) => text.includes('"m":"lobby"'));
  const { lobby, ...frame } = JSON.parse(told?.text ?? '{}') as { lobby?: object };
  return ((lobby ?? frame) as { seats: readonly SeatTold[] }).seats;
}

describe('persons, not bots', () => {
  test('whoever plays alone chooses whom to face, and meets them again', async () => {
    const ada = await comes({ size: PHONE });
    await ada.goesHome();
    await ada.get('[data-part~="gear"]').click();
    await ada.get('[data-part~="choose-opponents"]').click();
    await ada.get(CARD('greta')).filter({ hasText: 'Requin' }).click();
    await ada.get(CARD('nino')).filter({ hasText: 'Débutant' }).click();
    await ada.get(CARD('mila')).click();
    assert.deepEqual(await violations(ada), []);
    await ada.get('[data-part~="cast-done"]').click();
    await ada.get('[data-part~="choose-opponents"]').filter({ hasText: 'Greta, Nino, Mila' }).waitFor();
    await ada.get('[data-part~="gear-done"]').click();
    await ada.get('[data-part~="play"]').click();
    for (const name of ['Greta', 'Nino', 'Mila']) {
      await ada
        .get('[data-part~="wink-face"]')
        .filter({ has: ada.page.getByLabel(name) })
        .first()
        .waitFor();
    }
    assert.equal(await ada.get('[data-part~="wink-face"]').count(), 3);
    await ada.goesHome();
    await ada.get('[data-part~="gear"]').click();
    await ada.get('[data-part~="choose-opponents"]').filter({ hasText: 'Greta, Nino, Mila' }).waitFor();
    assert.deepEqual(ada.complaints, []);
    await ada.leaves();
  });

  test('a host adds Mila by her card, once, and everybody sees who she is and how strong', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2 });
    const [ada, ben] = guests as [Guest, Guest];
    await ada.get('[data-part~="choose-member"]').click();
    await ada.get(CARD('mila')).filter({ hasText: 'Habitué' }).click();
    const seat = ben
      .get('[data-part~="seat"]')
      .filter({ has: ben.page.getByRole('img', { name: 'Mila', exact: true }) });
    await seat.filter({ hasText: 'Habitué' }).waitFor();
    await ada.get('[data-part~="choose-member"]').click();
    assert.ok(await ada.get(CARD('mila')).isDisabled(), 'she is there already');
    await ada.page.keyboard.press('Escape');
    await seatBots(ada, 1);
    const [, , mila, next] = seatsOf(ben);
    assert.deepEqual([mila?.member, mila?.bot], ['mila', 'regular']);
    assert.ok(next?.member && next.member !== 'mila');
    await begin(guests);
    await sayGoodbye(guests);
  });
});

describe('my own mask', () => {
  test('is put on at the door, seen on another phone and on the big screen, and winks with my eye', async () => {
    const ada = await comes();
    const ben = await comes({ name: 'Ben', size: PHONE });
    const code = await ada.opensTable('wink');
    await ben.page.goto(`/t/${code}`);
    await ben.get('[data-part~="costume"]').click();
    await ben.get(PIECE('beret')).click();
    await ben.page.getByText('Clin d’œil', { exact: true }).click();
    await ben.get(PIECE('left')).click();
    assert.deepEqual(await violations(ben), []);
    await ben.get('[data-part~="mirror"] [data-eye="wink-left"]').waitFor();
    await ben.get('[data-part~="costume-done"]').click();
    await ben.get('[data-part~="welcome"] [data-button="claim"]').click();
    await ben.sees('[data-part~="lobby"] [data-part~="start"]');
    assert.deepEqual(seatsOf(ada)[1]?.costume, { hat: 'beret', eye: 'left' });
    const mine = await drawingOf(ben, 'Ben');
    await isDrawnSo(ada, 'Ben', mine);
    const screen = await comes({ size: DESKTOP });
    await screen.page.goto(`/t/${code}/screen`);
    await isDrawnSo(screen, 'Ben', mine);
    await sayGoodbye([ada, ben, screen]);
  });

  test('can be changed at the table, and stays for the next one', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2 });
    const [ada, ben] = guests as [Guest, Guest];
    await ada.get('[data-part~="seat"][data-mine] [data-part~="pill"]').click();
    await ada.get('[data-part~="costume"]').click();
    await ada.get(PIECE('straw')).click();
    await ada.get('[data-part~="costume-done"]').click();
    await ada.page.getByRole('button', { name: 'C’est bien moi' }).click();
    const before = await drawingOf(ada, 'Ada');
    await isDrawnSo(ben, 'Ada', before);
    const code = await ada.opensTable('spywhere');
    assert.ok(code);
    assert.deepEqual(seatsOf(ada)[0]?.costume, { hat: 'straw' });
    await sayGoodbye(guests);
  });

  test('what is locked says what unlocks it, and a feat unlocks it; feats travel with my games', async () => {
    const ada = await comes();
    await ada.goesHome();
    assert.match(await lockOf(ada, 'boat'), /Finir une partie/);
    assert.ok(await ada.get(`${PIECE('boat')} input`).isDisabled());
    await ada.page.goto('/games');
    await ada.get('[data-part~="my-import"] input').setInputFiles({
      name: 'games.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(knownEvening().evening.record()),
    });
    await ada.sees('[data-part~="my-game"]');
    await ada.goesHome();
    await opensWardrobe(ada);
    await ada.get(`${PIECE('boat')}:not(:has([data-part~="lock"]))`).click();
    await ada.get('[data-part~="mirror"]').waitFor();
    await ada.page.goto('/games');
    const [file] = await Promise.all([
      ada.page.waitForEvent('download'),
      ada.get('[data-do="export"]').click(),
    ]);
    const history = readFileSync(await file.path(), 'utf8');
    const { likes } = JSON.parse(history.split('\n')[0]!) as {
      likes: { feats: { counts: { games: number } }; person: { costume: object } };
    };
    assert.equal(likes.feats.counts.games, 1);
    assert.deepEqual(likes.person.costume, { hat: 'boat' });

    const other = await comes({ name: 'Zoé' });
    await other.page.goto('/games');
    await other.get('[data-part~="my-import"] input').setInputFiles({
      name: 'games.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(history),
    });
    await other.sees('[data-part~="my-game"]');
    await other.goesHome();
    await opensWardrobe(other);
    assert.equal(await other.get(`${PIECE('boat')} [data-part~="lock"]`).count(), 0);
    assert.ok(await other.get(`${PIECE('boat')} input`).isChecked());
    await sayGoodbye([ada, other]);
  });

  test('is on the podium, too', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2 });
    const [ada] = guests as [Guest, Guest];
    await ada.get('[data-part~="seat"][data-mine] [data-part~="pill"]').click();
    await ada.get('[data-part~="costume"]').click();
    await ada.get(PIECE('party')).click();
    await ada.get('[data-part~="costume-done"]').click();
    await ada.page.getByRole('button', { name: 'C’est bien moi' }).click();
    await seatBots(ada, 2);
    await begin(guests);
    await agreeToEnd(guests);
    for (const guest of guests) await guest.sees(`[data-part~="place"] path[d^="${PARTY_HAT}"]`);
    await sayGoodbye(guests);
  });
});

/** Waits until the loge of somebody is drawn like this. */
async function isDrawnSo(guest: Guest, name: string, drawing: string): Promise<void> {
  await guest.page.getByRole('img', { name, exact: true }).first().waitFor();
  await guest.page.waitForFunction(
    ([called, wanted]) => {
      const loge = document.querySelector(`svg[role="img"][aria-label="${called}"]`);
      const images = [...(loge?.querySelectorAll('image') ?? [])];
      return images.map((image) => image.getAttribute('href')).join('\n') === wanted;
    },
    [name, drawing] as const,
  );
}

/** The loge of somebody, as it is drawn, without what moves by itself. */
async function drawingOf(guest: Guest, name: string): Promise<string> {
  const loge = guest.page.getByRole('img', { name, exact: true }).first();
  await loge.waitFor();
  return loge.evaluate((svg) =>
    [...svg.querySelectorAll('image')].map((image) => image.getAttribute('href')).join('\n'),
  );
}

async function opensWardrobe(guest: Guest): Promise<void> {
  await guest.get('[data-part~="gear"]').click();
  await guest.get('[data-part~="costume"]').click();
  await guest.sees('[data-part~="mirror"]');
}

/** What the wardrobe says of a locked piece. */
async function lockOf(guest: Guest, piece: string): Promise<string> {
  await opensWardrobe(guest);
  return guest.get(`${PIECE(piece)} [data-part~="lock"]`).innerText();
}
