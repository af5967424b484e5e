import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { REACTIONS } from '@oeillade/protocol';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { agreeToEnd, arrive, begin, gather, sayGoodbye } from '../support/party.ts';
import { holdsFace, MY_FACE, notesReactions, reacting, reactsByKeys, WHEEL } from '../support/reactions.ts';
import { BIG_SCREEN, opensScreen } from '../support/same-room.ts';
import { callsCardOf, face } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const LIT = '[data-part~="wink-seat"][data-lit] [data-part~="loge"]';

/** The first of them says a phrase, wherever they are. */
async function says(guest: Guest, phrase: string): Promise<void> {
  await guest.page.getByRole('button', { name: /quelque chose/ }).click();
  await guest.page.getByRole('button', { name: phrase, exact: true }).click();
}

const seatOf = (guests: readonly Guest[], guest: Guest): number => guests.indexOf(guest);

describe('reactions on faces', () => {
  for (const size of [PHONE, SMALL_PHONE, DESKTOP]) {
    test(`held at ${size.width} × ${size.height}: the wheel fits, and everybody sees it on that loge, wherever they look`, async () => {
      const devices = Array.from({ length: 4 }, () => ({ size, moving: true }));
      const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
      const [ada, ben, cleo, dora] = guests as [Guest, Guest, Guest, Guest];
      await face(cleo, 'Dora').click();
      const noted = await Promise.all([ben, cleo, dora].map(notesReactions));
      await holdsFace(ada, 'shock');
      await Promise.all([ben, cleo, dora].map((guest) => guest.sees(reacting(0, 'shock'))));
      await Promise.all(guests.map((guest) => guest.looksAway('[data-portrait] [data-part~="reaction"]')));
      for (const shown of noted) assert.deepEqual(await shown(), ['0 shock']);
      for (const guest of guests) assert.deepEqual(guest.complaints, []);
      await sayGoodbye(guests);
    });
  }

  test('the wheel by keys alone: R opens it, Escape shuts it, and the focus comes back to my face', async () => {
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4 });
    const [ada, ben] = guests as [Guest, Guest];
    await ada.get(MY_FACE).focus();
    await ada.page.keyboard.press('Enter');
    await ada.sees(`${WHEEL} [role="menuitem"]:focus`);
    assert.deepEqual(await violations(ada), []);
    await ada.page.keyboard.press('Escape');
    await ada.looksAway(WHEEL);
    await ada.sees(`${MY_FACE}:focus`);
    await reactsByKeys(ada, REACTIONS.indexOf('laugh'));
    await ben.sees(reacting(0, 'laugh'));
    await sayGoodbye(guests);
  });

  test('whoever cannot hold finds the same faces beside the phrases', async () => {
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4 });
    const [ada, ben] = guests as [Guest, Guest];
    await ada.page.getByRole('button', { name: /quelque chose/ }).click();
    await ada.get('[data-part~="reaction-choice"]').first().waitFor();
    assert.deepEqual(await violations(ada), []);
    await ada.page.getByRole('button', { name: 'Larme' }).click();
    await ben.sees(reacting(0, 'tear'));
    await sayGoodbye(guests);
  });

  test('without motion there is a caption, and screen readers are told in every language', async () => {
    const devices = [{}, { language: 'en' }, { language: 'de' }, {}] as const;
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
    const [ada, ben, cleo, dora] = guests as [Guest, Guest, Guest, Guest];
    await holdsFace(ada, 'laugh');
    const said = (guest: Guest, words: string) =>
      guest.get('[data-part~="reactions-said"]').getByText(words).waitFor({ state: 'attached' });
    await Promise.all([
      said(ben, 'Ada laughs'),
      said(cleo, 'Ada lacht'),
      said(dora, 'Ada éclate de rire'),
      dora.get('[data-part~="reaction-caption"]').getByText('Fou rire').waitFor(),
    ]);
    await sayGoodbye(guests);
  });

  test('a wink ends a reaction for whoever sees the wink, and for nobody else', async () => {
    const devices = Array.from({ length: 4 }, () => ({ lasting: 2_000 }));
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
    const caller = (await nextToAct(guests, CALLABLE))!;
    const [partner, bystander] = guests.filter((guest) => guest !== caller) as [Guest, Guest];
    await callsCardOf(caller, partner);
    await face(caller, partner.name).click();
    await face(partner, caller.name).click();
    await partner.sees('[data-part~="wink-wink"]:not([aria-disabled="true"])');
    const noted = await notesReactions(bystander);
    const seat = seatOf(guests, partner);
    await reactsByKeys(partner, REACTIONS.indexOf('squint'));
    await face(partner, caller.name).press('Space');
    await caller.sees(`${LIT}[data-expression="wink"]`);
    assert.equal(await caller.get(`${LIT} [data-part~="reaction"]`).count(), 0, 'nothing hides the wink');
    assert.ok(!bystander.received.some(({ text }) => text.includes('"m":"signal"')));
    assert.deepEqual(await noted(), [`${seat} squint`]);
    await sayGoodbye(guests);
  });
});

describe('phrases come out of the mouth', () => {
  test('at the table, on the big screen, and on both after the game, where faces react too', async () => {
    const devices = [{ size: PHONE }, { size: PHONE }, { size: DESKTOP }];
    const guests = await arrive({ browser, url: server.url, game: 'spywhere', people: 3, devices });
    const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
    const code = ((await ada.get('[data-part~="share-code"]').textContent()) ?? '').trim();
    const screen = await opensScreen(browser, { url: server.url, size: BIG_SCREEN }, code);
    await begin(guests);
    const all = [ben, cleo, screen];
    const spoken = '[data-part~="bubble"][data-at]';

    await says(ada, 'Bonjour !');
    await Promise.all(all.map((guest) => guest.get(spoken).getByText('Bonjour !').waitFor()));
    await holdsFace(ada, 'whistle');
    await Promise.all(all.map((guest) => guest.sees(reacting(0, 'whistle'))));

    await agreeToEnd(guests);
    await screen.sees('[data-part~="screen-ranking"] [data-portrait]');
    await Promise.all(all.map((guest) => guest.looksAway(spoken)));
    await says(ben, 'Bien joué !');
    await Promise.all(
      [ada, cleo, screen].map((guest) => guest.get(spoken).getByText('Bien joué !').waitFor()),
    );
    await holdsFace(cleo, 'slow-clap');
    await Promise.all([ada, ben, screen].map((guest) => guest.sees(reacting(2, 'slow-clap'))));
    assert.deepEqual(await violations(ada), []);
    for (const guest of [...guests, screen]) assert.deepEqual(guest.complaints, []);
    await screen.leaves();
    await sayGoodbye(guests);
  });
});
