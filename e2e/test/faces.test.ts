import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { violations } from '../support/axe.ts';
import { boxesOf, eyeOfLit, isScrolled, touching } from '../support/boxes.ts';
import { type Coming, DESKTOP, type Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, gather, sayGoodbye, seatBots } from '../support/party.ts';
import { call, face } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const BOARD = '[data-part~="wink-board"]';
const STRIP = '[data-part~="wink-strip"]';
const SEAT = '[data-part~="wink-seat"]';
const LIT = `${SEAT}[data-lit] [data-part~="loge"]`;
/** Phones that lie. */
const LYING = { width: 844, height: 390 } as const;
const SMALL_LYING = { width: 740, height: 360 } as const;
const WIDE = { width: 2560, height: 1440 } as const;
/** So many pixels an eye of the face that I look at is wide at least. */
const LEAST_EYE = 28;
/** So many pixels a face is wide around the felt while I look at it, at 1440 × 900. */
const LIT_WIDTH = 172;
/** And its eye. */
const LIT_EYE = 29.5;
/** A tablet that stands. */
const TABLET = { width: 820, height: 1180 } as const;

/** Whoever is to call, and two others who are not the next to do so. */
async function atTable(people: number, size: NonNullable<Coming['size']>, moving = false) {
  const devices = Array.from({ length: people }, () => ({ size, moving, lasting: 2_000 }));
  const guests = await gather({ browser, url: server.url, game: 'wink', people, devices });
  const caller = (await nextToAct(guests, CALLABLE))!;
  const [, partner, spy] = [...guests, ...guests].slice(guests.indexOf(caller) + 1) as [Guest, Guest, Guest];
  return { guests, caller, partner, spy };
}

describe('faces first on a phone', () => {
  for (const size of [PHONE, SMALL_PHONE, LYING, SMALL_LYING]) {
    test(`at ${size.width} × ${size.height} the eye of each face that I look at is at least ${LEAST_EYE} px wide`, async () => {
      const { guests, caller } = await atTable(4, size);
      await call(caller);
      for (const other of guests.filter((guest) => guest !== caller)) {
        await face(caller, other.name).click();
        await caller.sees(`${SEAT}[data-lit] [data-part~="wink-face"][aria-label^="${other.name},"]`);
        const eye = await eyeOfLit(caller);
        assert.ok(eye >= LEAST_EYE, `${eye}`);
      }
      await sayGoodbye(guests);
    });
  }

  test('a table of eight fits on a small phone that stands or lies: nobody covers anybody, and nothing is to be scrolled for', async () => {
    const devices = [{ size: SMALL_PHONE }];
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2, devices });
    const [host] = guests as [Guest, Guest];
    await seatBots(host, 6);
    await begin(guests);
    for (const [shape, size] of [
      ['standing', SMALL_PHONE],
      ['lying', SMALL_LYING],
    ] as const) {
      await host.page.setViewportSize(size);
      await host.sees(`[data-part~="wink-table"][data-shape="${shape}"]`);
      if ((await host.get('[data-part~="wink-to-faces"]').count()) > 0) {
        assert.equal(await isScrolled(host), false, 'with the board open');
        await host.get('[data-part~="wink-to-faces"]').click();
      }
      for (let nth = 0; nth < 7; nth++) {
        await host.get('[data-part~="wink-face"]').nth(nth).click();
        await host.sees(`${SEAT}:nth-child(${nth + 1})[data-lit]`);
        const boxes = await boxesOf(host, SEAT);
        assert.equal(boxes.length, 7);
        for (const [at, box] of boxes.entries()) {
          assert.ok(box.left >= 0 && box.right <= size.width && box.bottom <= size.height, 'on the screen');
          for (const other of boxes.slice(0, at)) assert.ok(!touching(box, other), `${nth} lit: ${at}`);
        }
        assert.equal(await isScrolled(host), false);
      }
    }
    await sayGoodbye(guests);
  });

  for (const size of [PHONE, SMALL_PHONE, LYING, SMALL_LYING]) {
    test(`at ${size.width} × ${size.height} the board opens by itself when I must call, and shuts by a call, a press or a stroke`, async () => {
      const { guests, caller, spy } = await atTable(4, size);
      const acts = '[data-part~="wink-accuse"], [data-part~="wink-held"]';
      await caller.sees(BOARD);
      assert.equal(await isScrolled(caller), false);
      assert.deepEqual(await spy.get(BOARD).isVisible(), false, 'nobody else has to call');
      const before = (await boxesOf(caller, acts)).map(({ bottom }) => bottom);
      await caller.get('[data-part~="wink-to-faces"]').click();
      await caller.sees(STRIP);
      assert.deepEqual(
        (await boxesOf(caller, acts)).map(({ bottom }) => bottom),
        before,
        'it keeps its place',
      );
      await caller.get('[data-part~="wink-to-board"]').click();
      await caller.sees(BOARD);
      await call(caller);
      await caller.sees(`${STRIP} [data-part~="wink-my-call"]`);

      await spy.get(STRIP).click();
      await spy.sees(BOARD);
      assert.equal(await spy.get(STRIP).count(), 0);
      await strokes(spy, BOARD, 120);
      await spy.sees(STRIP);
      await strokes(spy, STRIP, -60);
      await spy.sees(BOARD);
      assert.deepEqual(await violations(spy), []);
      for (const guest of guests) assert.deepEqual(guest.complaints, []);
      await sayGoodbye(guests);
    });
  }

  test('whoever presses the felt looks at nobody', async () => {
    const { guests, caller, partner } = await atTable(4, PHONE);
    await face(partner, caller.name).click();
    await partner.sees(`${SEAT}[data-lit]`);
    await partner.get('[data-part~="wink-look-away"]').focus();
    await partner.page.keyboard.press('Enter');
    await partner.looksAway(`${SEAT}[data-lit]`);
    await sayGoodbye(guests);
  });
});

/** A finger goes up or down by so many pixels. */
async function strokes(guest: Guest, selector: string, by: number): Promise<void> {
  const touch = (type: string, y: number) =>
    guest.get(selector).dispatchEvent(type, {
      pointerType: 'touch',
      pointerId: 1,
      clientX: 190,
      clientY: y,
      bubbles: true,
    });
  await touch('pointerdown', 300);
  await touch('pointerup', 300 + by);
}

describe('keys', () => {
  test('after a call by C and Enter the arrows look at faces again', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { guests, caller } = await atTable(4, size);
      await caller.page.keyboard.press('c');
      await caller.sees('[data-part~="wink-card"]:focus');
      await caller.page.keyboard.press('Enter');
      await caller.sees('[data-part~="wink-call"][data-button="claim"]');
      await caller.page.keyboard.press('Enter');
      await caller.looksAway(CALLABLE);
      await caller.sees('[data-part~="wink-face"]:focus');
      await caller.page.keyboard.press('ArrowRight');
      await caller.sees(`${SEAT}:nth-child(1)[data-lit]`);
      await caller.page.keyboard.press('ArrowRight');
      await caller.sees(`${SEAT}:nth-child(2)[data-lit]`);
      await sayGoodbye(guests);
    }
  });
});

describe('every screen', () => {
  test('with letters twice as large what I press stays in reach', async () => {
    for (const size of [PHONE, SMALL_PHONE, LYING, SMALL_LYING, TABLET, DESKTOP]) {
      const { guests, caller, partner } = await atTable(4, size);
      for (const guest of [caller, partner]) {
        await enlarges(guest);
        const boxes = await boxesOf(guest, '[data-part~="wink-actions"] :is(button, p)');
        assert.ok(boxes.length >= 2);
        for (const { left, right, bottom } of boxes) {
          assert.ok(left >= 0 && right <= size.width && bottom <= size.height, `${right} × ${bottom}`);
        }
      }
      await sayGoodbye(guests);
    }
  });

  test('on a very wide screen what is told and counted stays near the table', async () => {
    const { guests, caller } = await atTable(4, WIDE);
    const [felt] = await boxesOf(caller, '[data-part~="felt"]');
    const [log] = await boxesOf(caller, '[data-part~="wink-log"]');
    const [scores] = await boxesOf(caller, '[data-part~="wink-scores"]');
    assert.ok(felt!.left - log!.right < 120, `${felt!.left - log!.right} px from the announcements`);
    assert.ok(scores!.left - felt!.right < 120, `${scores!.left - felt!.right} px from the points`);
    await sayGoodbye(guests);
  });

  test('around the felt whoever sits above the board grows as much as all others in the light, and so does the light', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2 });
    const [host] = guests as [Guest, Guest];
    await seatBots(host, 2);
    await begin(guests);
    const widths: { readonly face: number; readonly light: number }[] = [];
    for (let nth = 0; nth < 3; nth++) {
      await host.get('[data-part~="wink-face"]').nth(nth).click();
      await host.sees(`${SEAT}:nth-child(${nth + 1})[data-lit]`);
      const [drawn] = await boxesOf(host, LIT);
      const light = await discOf(host);
      for (const { left, top, right, bottom } of [drawn!, light]) {
        assert.ok(
          left >= 0 && top >= 0 && right <= DESKTOP.width && bottom <= DESKTOP.height,
          `${nth}: ${top}`,
        );
      }
      assert.ok(light.left < drawn!.left && light.right > drawn!.right, 'light on both sides of the face');
      widths.push({ face: Math.round(drawn!.width), light: Math.round(light.width) });
    }
    assert.equal(await host.get(`${SEAT}:nth-child(2)[data-above]`).count(), 1);
    assert.deepEqual(widths[1], widths[0]);
    assert.deepEqual(widths[1], widths[2]);
    assert.equal(widths[1]!.face, LIT_WIDTH);
    await sayGoodbye(guests);
  });

  test('around the felt of eight each face grows as much, and covers no other; beside the board no card', async () => {
    const [host] = (await arrive({ browser, url: server.url, game: 'wink', people: 1 })) as [Guest];
    await seatBots(host, 7);
    await begin([host]);
    for (let nth = 0; nth < 7; nth++) {
      await host.get('[data-part~="wink-face"]').nth(nth).click();
      await host.sees(`${SEAT}:nth-child(${nth + 1})[data-lit]`);
      const [lit] = await boxesOf(host, LIT);
      assert.equal(Math.round(lit!.width), LIT_WIDTH, `${nth}`);
      assert.ok((await eyeOfLit(host)) >= LIT_EYE, `${nth}: ${await eyeOfLit(host)}`);
      const isAbove = (await host.get(`${SEAT}[data-lit][data-above]`).count()) > 0;
      const others = await boxesOf(host, `${SEAT}:not([data-lit]) [data-part~="loge"]`);
      const cards = isAbove ? [] : await boxesOf(host, '[data-part~="wink-card"]');
      assert.equal(others.length, 6);
      for (const other of [...others, ...cards]) assert.ok(!touching(lit!, other), `${nth} covers something`);
    }
    await sayGoodbye([host]);
  });
});

/** Where the beam ends: the disc of light behind the face that I look at. */
async function discOf(guest: Guest) {
  const way = await guest.get('[data-part~="wink-rays"] path').first().getAttribute('d');
  // From my eyes, along one side of the light, and round its end.
  const [fromX, fromY, , , , , radius, , , , , endX, endY] = way!.match(/[-\d.]+/g)!.map(Number) as number[];
  const length = Math.hypot(endX! - fromX!, endY! - fromY!);
  const x = endX! - ((endX! - fromX!) / length) * radius!;
  const y = endY! - ((endY! - fromY!) / length) * radius!;
  return { left: x - radius!, top: y - radius!, right: x + radius!, bottom: y + radius!, width: 2 * radius! };
}

/** As somebody does in the settings of their browser. */
async function enlarges({ context, page }: Guest): Promise<void> {
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}
