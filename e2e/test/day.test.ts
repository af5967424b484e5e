import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { violations } from '../support/axe.ts';
import { type Coming, Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';

const TODAY = new Date(2026, 10, 18, 20, 15);
const TOMORROW = new Date(2026, 10, 19, 9, 0);
const STEP = 250;
/** Longer than ten winks can take. */
const MOST_STEPS = 480;

/** Somebody whose clock shows that time, and stands still until it is told otherwise. */
async function comesOn(now: Date, more: Partial<Coming> = {}): Promise<Guest> {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', ...more });
  await guest.page.clock.install({ time: now });
  await guest.page.goto('/day');
  return guest;
}

/** Begins the ten winks. */
async function begins(guest: Guest): Promise<void> {
  await guest.get('[data-do="begin"]').click();
  await guest.sees('[data-part~="train-face"]');
  await guest.page.clock.pauseAt(new Date(await guest.page.evaluate(() => Date.now() + 1_000)));
}

/** Goes away, and comes back with a clock that goes. */
async function comesBack(guest: Guest): Promise<void> {
  await guest.page.clock.resume();
  await guest.page.reload();
}

/** Lets all ten winks pass without a look, and gives what the page tells of them. */
async function misses(guest: Guest): Promise<string[]> {
  const told: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    if ((await guest.get('[data-part~="day-over"]').count()) > 0) break;
    const said = guest.get('[data-part~="day"] [role="status"]');
    const words = (await said.count()) > 0 ? ((await said.first().textContent()) ?? '').trim() : '';
    if (words !== '' && words !== told.at(-1)) told.push(words);
    await guest.page.clock.runFor(STEP);
  }
  await guest.sees('[data-part~="day-over"]');
  return told.filter((words) => words.startsWith('Manqué'));
}

describe('the eye of the day', () => {
  test('two devices on the same date have the same winks, a third on another date has others', async () => {
    const [ada, ben, cleo] = await Promise.all([
      comesOn(TODAY),
      comesOn(TODAY, { name: 'Ben', size: PHONE }),
      comesOn(TOMORROW, { name: 'Cleo' }),
    ]);
    const winks = await Promise.all(
      [ada, ben, cleo].map(async (guest) => {
        await begins(guest);
        return misses(guest);
      }),
    );
    // Two alike in a row read as one, and the last is told together with the end.
    assert.ok(winks[0]!.length >= 5, winks[0]!.join());
    assert.deepEqual(winks[1], winks[0]);
    assert.notDeepEqual(winks[2], winks[0]);
    for (const guest of [ada, ben, cleo]) {
      assert.equal(await guest.get('[data-part~="day-figure"]').innerText(), '0 sur 10');
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    }
  });

  test('there is one try a day, and a line to paste that tells nothing of it; then one may practise', async () => {
    const guest = await comesOn(TODAY, { size: PHONE, touch: true });
    assert.deepEqual(await violations(guest), []);
    await begins(guest);
    await guest.page.clock.runFor(6_000);
    // Whoever goes away has had their try.
    await comesBack(guest);
    await guest.sees('[data-part~="day-over"]');
    assert.equal(await guest.get('[data-do="begin"]').count(), 0);
    const line = await guest.get('[data-part~="day-over"] [data-part~="field"]').inputValue();
    assert.match(line, /^Œillade, l’œil du jour, 18 nov\. : 0\/10 ➖{10} \S+\/day$/u);
    assert.deepEqual(await violations(guest), []);
    await guest.get('[data-do="practise"]').click();
    await guest.sees('[data-part~="train-face"]');
    await guest.page.getByText('rien n’est gardé').waitFor();
    await guest.page.clock.setSystemTime(TOMORROW);
    await guest.page.reload();
    await guest.sees('[data-do="begin"]');
    await guest.leaves();
  });

  test('the way there is on the first page and in the trainer, and works without a network', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', keepsApp: true });
    await guest.goesHome();
    await guest.page.evaluate(() => navigator.serviceWorker.ready);
    await guest.page.reload();
    await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await guest.context.setOffline(true);
    await guest.page.getByRole('link', { name: 'L’œil du jour' }).click();
    await guest.sees('[data-do="begin"]');
    await guest.page.goto('/train');
    await guest.page.getByRole('link', { name: 'L’œil du jour' }).click();
    await guest.sees('[data-do="begin"]');
    await guest.get('[data-do="begin"]').click();
    await guest.sees('[data-part~="train-face"]');
    await guest.leaves();
  });

  for (const language of ['fr', 'en', 'de'] as const) {
    test(`fits a small phone, before and after, ${language}`, async () => {
      const guest = await comesOn(TODAY, { language, size: SMALL_PHONE, theme: 'jour' });
      await guest.sees('[data-do="begin"]');
      const wide = () => guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(await wide(), 0);
      await begins(guest);
      await comesBack(guest);
      await guest.sees('[data-part~="day-over"]');
      assert.equal(await wide(), 0);
      assert.deepEqual(await violations(guest), []);
      await guest.leaves();
    });
  }
});
