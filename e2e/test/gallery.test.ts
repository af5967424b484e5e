import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from '../support/axe.ts';
import { allowWatching, comesToWatch, predicts, WATCHED } from '../support/gallery.ts';
import { DESKTOP, Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { agreeToEnd, arrive, begin, sayGoodbye } from '../support/party.ts';
import { call, callsCardOf, face, name, playWink } from '../support/wink.ts';

const FREE_TO_WINK = '[data-part~="wink-wink"]:not([aria-disabled="true"])';
const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';

const heard = (guest: Guest, kind: string): number =>
  guest.received.filter(({ text }) => text.includes(`"m":"${kind}"`)).length;

test('two who watch look around, predict and cheer, and three who play notice nothing of it before its time', async (t) => {
  const devices = [{}, {}, { moving: true }];
  const players = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
  const [ada, ben] = players as [Guest, Guest, Guest];

  await t.test('D-30 the host chooses in the lobby, and everybody can read it', async () => {
    await allowWatching(ada, 'looking');
    await ben.get('[data-part~="agreed"]').getByText(WATCHED.looking).waitFor();
    assert.deepEqual(await violations(ada), []);
  });

  await begin(players);
  const coming = { url: server.url, name: 'Nora' };
  const nora = await comesToWatch(browser, { ...coming, size: DESKTOP }, ada);
  const otto = await comesToWatch(browser, { ...coming, name: 'Otto', size: PHONE, touch: true }, ada);
  const everybody = [...players, nora, otto];
  const caller = (await nextToAct(players, CALLABLE)) ?? assert.fail('somebody begins');
  const [partner, accuser] = players.filter((player) => player !== caller) as [Guest, Guest];

  await t.test('D-31 whoever looks at a face sees its wink; whoever does not, does not', async () => {
    await callsCardOf(caller, partner);
    await face(nora, partner.name).click();
    await nora.get('[data-part~="wink-looking"]').filter({ hasText: partner.name }).waitFor();
    await nora.sees('[data-part~="wink-rays"]');
    await face(otto, accuser.name).click();
    await face(partner, caller.name).click();
    await partner.get('[data-part~="wink-wink"]:not([aria-disabled="true"])').click();
    await nora
      .get('[data-part~="wink-looking"]')
      .filter({ hasText: `clin d’œil à ${caller.name}` })
      .waitFor();
    assert.deepEqual([heard(nora, 'signal'), heard(otto, 'signal'), heard(accuser, 'signal')], [1, 0, 0]);
  });

  await t.test('the board is looked at by the key that players press', async () => {
    await nora.page.keyboard.press('0');
    await nora.looksAway('[data-part~="wink-rays"]');
  });

  await t.test('D-33 an envelope is sealed, by touch or by keys alone', async () => {
    await predicts(otto, 'Qui se fera prendre ?', partner.name);
    await nora.get('[data-part~="predict"]').focus();
    await nora.page.keyboard.press('Enter');
    await nora.sees('dialog [data-part~="seal"][disabled]');
    assert.deepEqual(await violations(nora), []);
    await nora.page
      .getByRole('group', { name: 'Qui a la carte ?' })
      .getByRole('radio', { name: partner.name })
      .focus();
    await nora.page.keyboard.press('Space');
    await nora.get('[data-part~="seal"]').focus();
    await nora.page.keyboard.press('Enter');
    await nora
      .get('[data-part~="envelope"]')
      .filter({ hasText: `Scellée : ${partner.name} a le` })
      .waitFor();
    for (const guest of [nora, otto]) assert.deepEqual(await violations(guest), []);
    for (const player of players) assert.equal(heard(player, 'gallery'), 0);
  });

  await t.test('D-34 the accusation opens both envelopes, each to its owner', async () => {
    const cheers = nora.get('[data-part~="throw-confetti"]:not([aria-disabled="true"])').click();
    await accuser.get('[data-part~="wink-accuse"]:not([aria-disabled="true"])').click();
    await accuser.page.getByRole('dialog').getByRole('button', { name: partner.name }).first().click();
    for (const guest of [nora, otto]) {
      await guest.sees('[data-part~="envelope"][data-sealing="right"]');
      await guest.get('[data-part~="seer-score"]').filter({ hasText: '1 sur 1' }).waitFor();
    }
    await cheers;
  });

  await t.test('D-35 confetti falls for everybody, or hangs still where motion is not wanted', async () => {
    const falls = await Promise.all(
      everybody.map(async (guest) => {
        await guest.sees('[data-part~="confetti"]');
        return (await guest.get('[data-part~="confetti"][data-still]').count()) === 0;
      }),
    );
    assert.deepEqual(
      falls,
      everybody.map((guest) => guest === players[2]),
    );
    await Promise.all(everybody.map((guest) => guest.looksAway('[data-part~="confetti"]')));
    assert.deepEqual(
      everybody.map((guest) => heard(guest, 'confetti')),
      [1, 1, 1, 1, 1],
    );
    assert.deepEqual(await violations(nora), []);
  });

  await t.test('after the game everybody reads who saw best', async () => {
    await agreeToEnd(players);
    for (const guest of everybody)
      await guest
        .get('[data-part~="seer"]')
        .filter({ hasText: /(Nora|Otto), 1 sur 1/ })
        .waitFor();
    await otto.get('[data-part~="throw-confetti"]').click();
    await ada.sees('[data-part~="confetti"]');
    assert.deepEqual(await violations(otto), []);
  });

  for (const guest of everybody) assert.deepEqual(guest.complaints, [], guest.name);
  await sayGoodbye(everybody);
});

test('D-32 D-33 Spywhere: a nationality is sealed, and stays so until the end', async () => {
  const players = await arrive({ browser, url: server.url, game: 'spywhere', people: 2 });
  const [ada] = players as [Guest, Guest];
  await allowWatching(ada, 'part');
  await begin(players);
  const nora = await comesToWatch(
    browser,
    { url: server.url, name: 'Nora', size: SMALL_PHONE, touch: true },
    ada,
  );
  await predicts(nora, 'Nationalité', '');
  assert.deepEqual(await violations(nora), []);
  await agreeToEnd(players);
  await nora.sees('[data-part~="end"]');
  for (const guest of [...players, nora]) assert.deepEqual(guest.complaints, [], guest.name);
  await sayGoodbye([...players, nora]);
});

test('D-30 a game behind closed doors says so to whoever comes to watch', async () => {
  const players = await arrive({ browser, url: server.url, game: 'spywhere', people: 2 });
  const [ada] = players as [Guest, Guest];
  await allowWatching(ada, 'none');
  await begin(players);
  const nora = await Guest.comes(browser, { url: server.url, name: 'Nora' });
  const path = new URL(ada.page.url()).pathname;
  await nora.page.goto(path);
  await nora.get('[data-part~="welcome"]').filter({ hasText: 'huis clos' }).waitFor();
  const ways = nora.get('[data-part~="welcome-ways"] [data-button]');
  assert.deepEqual(await ways.allInnerTexts(), ['Réessayer'], 'there is nothing to watch');
  assert.deepEqual(await violations(nora), []);
  await nora.page.goto(`${path}/screen`);
  await nora.get('[data-part~="trouble-page"]').filter({ hasText: 'huis clos' }).waitFor();
  assert.deepEqual(await violations(nora), []);
  await agreeToEnd(players);
  await ada.sees('[data-part~="end"]');
  await nora.page.goto(path);
  await nora.page.getByRole('button', { name: 'Regarder' }).click();
  await nora.sees('[data-part~="end"]');
  await sayGoodbye([...players, nora]);
});

test('D-32 whoever watches later sees a wink once its card is known and everybody has had a turn since', async () => {
  const devices = [{ lasting: 600 }];
  const players = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
  const [ada] = players as [Guest, ...Guest[]];
  await allowWatching(ada, 'late');
  await begin(players);
  const nora = await comesToWatch(browser, { url: server.url, name: 'Nora' }, ada);
  await nora.get('[data-part~="gallery"]').filter({ hasText: 'un tour de table de retard' }).waitFor();
  const caller = (await nextToAct(players, CALLABLE)) ?? assert.fail('somebody begins');
  const partner = players.find((player) => player !== caller)!;

  await callsCardOf(caller, partner);
  await face(caller, partner.name).click();
  await face(partner, caller.name).click();
  await partner.get(FREE_TO_WINK).click();
  await caller.get('[data-part~="wink-looking"]').filter({ hasText: 'te fait un clin d’œil' }).waitFor();
  await partner.sees(FREE_TO_WINK);
  const shown = nora
    .get(`[data-part~="wink-face"][aria-label^="${partner.name},"] [data-expression="wink"]`)
    .waitFor();

  for (let others = 0; others < 2; others++) await call((await nextToAct(players, CALLABLE))!);
  await name(caller, partner);
  await call(caller);
  assert.deepEqual([heard(caller, 'signal'), heard(nora, 'signal')], [1, 0], 'not everybody has had a turn');
  await playWink(players, { winks: 0, most: 2 });
  await shown;
  assert.equal(heard(nora, 'signal'), 1);
  for (const guest of [...players, nora]) assert.deepEqual(guest.complaints, [], guest.name);
  await sayGoodbye([...players, nora]);
});
