import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { botGame } from '@oeillade/catalogue/testkit';
import { knownEvening } from '@oeillade/story/testkit/wink-family';
import { DESKTOP, Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { agreeToEnd, gather, sayGoodbye } from '../support/party.ts';

const { evening, benHas } = knownEvening();
const KNOWN = evening.record();
const NOW = '[aria-current="step"]';
const LYING_PHONE = { width: 844, height: 390 } as const;

const comes = (more: Partial<Parameters<typeof Guest.comes>[1]> = {}) =>
  Guest.comes(browser, { url: server.url, name: 'Ada', ...more });

const fileOf = (text: string) => ({
  name: 'game.jsonl',
  mimeType: 'application/jsonl',
  buffer: Buffer.from(text),
});

async function watches(guest: Guest, text: string, hash = ''): Promise<void> {
  await guest.page.goto(`/replay${hash}`);
  await guest.get('input[type="file"]').setInputFiles(fileOf(text));
  await guest.get('[data-part~="replay-theatre"]').waitFor();
}

async function drops(guest: Guest, text: string): Promise<void> {
  const data = await guest.page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.jsonl'));
    return transfer;
  }, text);
  await guest.get('[data-part~="replay-drop"]').dispatchEvent('drop', { dataTransfer: data });
}

const goesTo = (guest: Guest, t: number) =>
  guest.page.evaluate((at) => {
    window.location.hash = `#t=${at}`;
  }, t);

/** The lines of sight that are drawn, as who looks at whom. */
const gazes = (guest: Guest) =>
  guest
    .get('[data-part~="replay-gazes"] g')
    .evaluateAll((lines) =>
      lines.map((line) => `${line.getAttribute('data-from')}>${line.getAttribute('data-to')}`),
    );

/** How everybody is drawn. */
const faces = (guest: Guest) =>
  guest.get('[data-part~="replay-face"]').evaluateAll((drawn) => drawn.map((face) => face.innerHTML));

test('a phone on its side shows the whole table, and the time slider below it', async () => {
  const guest = await comes({ size: LYING_PHONE });
  await watches(guest, KNOWN);
  const bottom = async (selector: string) => {
    const box = await guest.get(selector).last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const controls = await guest.get('[data-part~="replay-controls"]').boundingBox();
  assert.ok((await bottom('[data-part~="replay-cell"]')) <= controls!.y);
  for (const seat of await guest.get('[data-part~="replay-face"]').all()) {
    const box = await seat.boundingBox();
    assert.ok(box!.y + box!.height <= controls!.y);
  }
  assert.equal(controls!.y + controls!.height, LYING_PHONE.height);
  await guest.leaves();
});

describe('a record whose events are known', () => {
  for (const size of [DESKTOP, PHONE, LYING_PHONE]) {
    test(`shows them at the right time from the right seats, ${size.width} px`, async () => {
      const guest = await comes({ size });
      await watches(guest, KNOWN);
      await goesTo(guest, 3_200);
      await guest
        .get(NOW)
        .getByText('Ben fait un clin d’œil à Ada. Vu par Ada, et par personne d’autre.')
        .waitFor();
      await guest.sees('[data-part~="replay-face"][data-seat="1"][data-signal="wink"]');
      assert.equal(await guest.get('[data-part~="replay-flash"]').count(), 1);
      assert.deepEqual(await gazes(guest), ['0>1', '1>0']);
      await goesTo(guest, 3_800);
      await guest.get(NOW).getByText('Dora a détourné les yeux 300 ms trop tôt').waitFor();
      assert.equal(await guest.get('[data-part~="replay-flash"]').count(), 0);
      await goesTo(guest, 9_000);
      await guest.get(NOW).getByText('Dora accuse Cleo').waitFor();
      assert.match(await guest.get(NOW).innerText(), /Démasqué.*Son clin d’œil avait été vu/);
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });
  }

  test('through the eyes of one seat shows what that seat saw, and no more', async () => {
    const guest = await comes();
    await watches(guest, KNOWN, '#t=3200&seat=3');
    assert.equal(
      await guest.get('[data-part~="replay-face"][aria-pressed="true"]').getAttribute('data-seat'),
      '3',
    );
    assert.equal(await guest.get('[data-part~="replay-flash"]').count(), 0);
    assert.deepEqual(await gazes(guest), []);
    assert.equal(await guest.get('[data-part~="replay-numbers"]').count(), 1);
    assert.equal(
      await guest.get('[data-part~="replay-events"]').getByText('Ben fait un clin d’œil').count(),
      0,
    );
    // Dora caught Cleo's.
    await goesTo(guest, 7_300);
    await guest.get('[data-part~="replay-face"][data-seat="3"]').click();
    await guest.get(NOW).getByText('Cleo fait un clin d’œil à Ben').waitFor();
    assert.deepEqual(await gazes(guest), ['2>1', '3>2']);
    await guest.leaves();
  });

  test('D-10 through the eyes of one seat shows how many eyes were on it', async () => {
    const guest = await comes();
    await watches(guest, KNOWN, '#t=0&seat=1');
    const mark = (count: number, mode: string) =>
      guest
        .get(`[data-part~="replay-face"][aria-pressed="true"] [data-part~="felt-mark"][data-felt="${mode}"]`)
        .getByText(`${count}`)
        .waitFor();
    for (const [t, count, mode] of [
      [1_000, 0, 'nobody'],
      [1_750, 1, 'other'],
      [2_300, 2, 'many'],
      [2_800, 1, 'only'],
    ] as const) {
      await guest.page.evaluate((at) => {
        window.location.hash = `#t=${at}&seat=1`;
      }, t);
      await mark(count, mode);
    }
    await guest.get('[data-part~="replay-face"]').nth(1).click();
    await guest.looksAway('[data-part~="felt-mark"]');
    await guest.leaves();
  });

  test('a link to a moment leads there', async () => {
    const guest = await comes();
    await watches(guest, KNOWN, '#t=5000&seat=1');
    await guest.get(NOW).getByText('Ben appelle').waitFor();
    await guest.get('[data-part~="replay-copy"] [data-button]').click();
    await guest.page.waitForFunction(() => window.location.hash === '#t=5000&seat=1');
    await guest.leaves();
  });

  test('keyboard alone: the arrows go from moment to moment, space plays and pauses', async () => {
    const guest = await comes();
    await watches(guest, KNOWN);
    const { keyboard } = guest.page;
    await keyboard.press('ArrowRight');
    await guest.get(NOW).getByText(`Ada appelle le ${benHas}. Ben a la jumelle.`).waitFor();
    assert.match(await guest.get('[role="status"]').innerText(), /Ada appelle/);
    await keyboard.press('ArrowRight');
    await guest.get(NOW).getByText('clin d’œil').waitFor();
    await keyboard.press('ArrowLeft');
    await guest.get(NOW).getByText('Ada appelle').waitFor();
    await keyboard.press('Space');
    await guest.page.getByRole('button', { name: 'Pause' }).waitFor();
    await guest.get(NOW).getByText('clin d’œil').waitFor();
    await keyboard.press('Space');
    await guest.page.getByRole('button', { name: 'Lecture' }).waitFor();
    await guest.leaves();
  });

  test('its best moments play, and every plot can be read as a table', async () => {
    const guest = await comes();
    await watches(guest, KNOWN);
    const moments = guest.get('[data-part~="replay-moments"] li');
    await moments.nth(2).waitFor();
    assert.match(await moments.first().innerText(), /Échappé de justesse[\s\S]*300 ms/);
    await moments.nth(1).getByRole('button').first().click();
    await guest.get(NOW).getByText('Dora accuse').waitFor();
    const plot = guest.get('[data-part~="replay-plot"]').filter({ hasText: 'Qui regardait qui' });
    await plot.getByRole('button').click();
    const dora = plot.getByRole('row', { name: /^Dora/ });
    assert.deepEqual((await dora.innerText()).split(/\s+/), ['Dora', '0', '1', '8', '–', '5']);
    await guest.leaves();
  });
});

test('Spywhere is watched as well, with what could be believed of every passport', async () => {
  const guest = await comes();
  await watches(guest, botGame({ game: 'spywhere', players: 4, seed: 'watched', level: 'regular' }).record);
  assert.equal(await guest.get('[data-part~="replay-spy-seat"]').count(), 4);
  assert.equal(await guest.get('[data-part~="replay-chances"]').count(), 4);
  await guest.get('[data-part~="replay-plot"]').getByText('Comment les secrets ont fui').first().waitFor();
  await guest.get('[data-part~="replay-spy-seat"] [data-part~="replay-face"]').first().click();
  await guest.get('[data-part~="replay-chances"]').first().waitFor({ state: 'detached' });
  assert.deepEqual(guest.complaints, []);
  await guest.leaves();
});

test('W-12 a broken record is refused with its line and its rule in words', async () => {
  const guest = await comes();
  const lines = KNOWN.trimEnd().split('\n');
  const { hands } = JSON.parse(lines[1]!) as { hands: number[][] };
  lines[2] = JSON.stringify({ ...JSON.parse(lines[2]!), number: hands[0]![0] });
  await guest.page.goto('/replay');
  await guest.get('[data-part~="replay-drop"]').waitFor();
  await drops(guest, lines.join('\n'));
  const flaw = guest.get('[data-part~="replay-flaw"]');
  await flaw.getByText('Ligne 3').waitFor();
  await flaw.getByText('Règle W-12').waitFor();
  await flaw.getByText('N’appelle pas une carte dont tu as toi-même la jumelle').waitFor();
  await guest.leaves();
});

describe('the proof of a game', () => {
  const states = (guest: Guest) =>
    guest
      .get('[data-part~="replay-steps"] li')
      .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-state')));

  test('a good one is green from the promise to the end', async () => {
    const guest = await comes();
    await guest.page.goto('/proof');
    await guest.get('[data-part~="replay-drop"]').waitFor();
    await drops(guest, KNOWN);
    await guest.get('h2[data-state="proven"]').waitFor();
    assert.deepEqual([...new Set(await states(guest))], ['right']);
    assert.deepEqual(guest.complaints, []);
    await guest.leaves();
  });

  test('a forged deal is red where it was forged', async () => {
    const guest = await comes();
    const [first, second, ...rest] = KNOWN.split('\n');
    const header = JSON.parse(first!) as { fair: { words: string[] } };
    header.fair.words[1] = 'I choose my cards';
    await guest.page.goto('/proof');
    await guest.get('[data-part~="replay-drop"]').waitFor();
    await drops(guest, [JSON.stringify(header), second, ...rest].join('\n'));
    await guest.get('h2[data-state="broken"]').waitFor();
    assert.deepEqual(await states(guest), ['right', 'right', 'wrong', 'open', 'right', 'right']);
    await guest.leaves();
  });
});

test('nothing of a running game can be had, and after its end everything', async () => {
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4 });
  const code = new URL(guests[0]!.page.url()).pathname.split('/')[2];
  const stranger = await comes({ name: 'Zoé' });
  await stranger.page.goto(`/t/${code}/replay/1`);
  await stranger.get('[role="alert"]').getByText('Aucune partie finie').waitFor();
  assert.equal(await stranger.get('[data-part~="replay-theatre"]').count(), 0);
  await agreeToEnd(guests);
  await stranger.page.reload();
  await stranger.get('[data-part~="replay-theatre"]').waitFor();
  await guests[0]!.page.getByRole('link', { name: 'Revoir la partie' }).click();
  await guests[0]!.get('[data-part~="replay-theatre"]').waitFor();
  assert.equal(new URL(guests[0]!.page.url()).pathname, `/t/${code}/replay/1`);
  // Whoever was there sees everybody as they looked, also when the game comes from the server again.
  const before = await faces(guests[0]!);
  await guests[0]!.page.reload();
  await guests[0]!.get('[data-part~="replay-theatre"]').waitFor();
  assert.deepEqual(await faces(guests[0]!), before);
  await sayGoodbye([stranger, ...guests]);
});

/** Still an experiment of axe, and it takes the letters of a drawing, as in the logo, for words. */
const EXPERIMENT = 'label-content-name-mismatch';

describe('axe finds nothing on the pages of the replay', () => {
  for (const theme of ['nuit', 'jour'] as const) {
    for (const size of [DESKTOP, PHONE, SMALL_PHONE, LYING_PHONE]) {
      test(`${theme}, ${size.width} px`, async () => {
        const guest = await comes({ theme, size });
        const found: string[] = [];
        const look = async (name: string) => {
          const { violations } = await new AxeBuilder({ page: guest.page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .disableRules(EXPERIMENT)
            .analyze();
          const overflow = await guest.page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          assert.equal(overflow, 0, `${name} is as wide as the screen`);
          found.push(
            ...violations.flatMap(({ id, nodes }) =>
              nodes.map(({ target }) => `${name}: ${id} at ${target}`),
            ),
          );
        };
        await watches(guest, KNOWN, '#t=3200');
        await guest.get('[data-part~="replay-plot"]').first().waitFor();
        await look('wink');
        await watches(guest, botGame({ game: 'spywhere', players: 4, seed: 'axe' }).record);
        await guest.get('[data-part~="replay-plot"]').first().waitFor();
        await look('spywhere');
        await guest.page.goto('/proof');
        await guest.get('[data-part~="replay-drop"]').waitFor();
        await drops(guest, KNOWN);
        await guest.get('[data-part~="replay-steps"]').waitFor();
        await look('proof');
        assert.deepEqual(found, []);
        await guest.leaves();
      });
    }
  }
});
