import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../tools/eventually.ts';
import type { Guest } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, sayGoodbye } from '../support/party.ts';
import { saysPhrase } from '../support/reactions.ts';
import { inPanel, listens, posture } from '../support/voices.ts';

interface Spoken {
  readonly text: string;
  readonly lang: string;
}

/** Before the page opens: it notes what it asks the browser's voice to say, as not every machine has one. */
async function noteSpoken({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    const spoken: Spoken[] = [];
    const speechSynthesis = {
      speak: ({ text, lang }: SpeechSynthesisUtterance) => spoken.push({ text, lang }),
      cancel: () => {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.assign(window, { spoken });
  });
}

const spokenTo = ({ page }: Guest): Promise<Spoken[]> =>
  page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken);

/** Says it, and waits until the others have it on their screens. */
async function says(guest: Guest, phrase: string, listeners: readonly Guest[]): Promise<void> {
  const heard = listeners.map(({ received }) => received.length);
  await saysPhrase(guest, phrase);
  for (const [nth, { name, received }] of listeners.entries())
    await eventually(`${phrase} to reach ${name}`, () =>
      received.slice(heard[nth]).some(({ text }) => text.includes(`"${phrase}"`)),
    );
  // A page that has drawn twice since has done all that it does of it.
  for (const { page } of listeners)
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
}

const switchReading = (guest: Guest): Promise<void> =>
  inPanel(guest, () => guest.get('[data-part~="voice-panel"] [data-part~="switch"]').last().click());

test('a browser without codecs for sound says so, and its own voice says phrases all the same', async () => {
  const guests = await arrive({
    browser,
    url: server.url,
    game: 'spywhere',
    people: 2,
    devices: [{ voices: true }, { language: 'en' }],
  });
  const [ada, ben] = guests as [Guest, Guest];
  await noteSpoken(ben);
  await ben.page.addInitScript(() => Reflect.deleteProperty(window, 'AudioDecoder'));
  await ben.page.reload();
  await begin(guests);
  await switchReading(ben);
  await inPanel(ben, async () => {
    assert.equal(await ben.get('[data-part~="voice-listen"], [data-part~="microphone-on"]').count(), 0);
  });
  await says(ada, 'hello', [ben]);
  await eventually('it is said aloud', async () => (await spokenTo(ben)).length === 1);
  await sayGoodbye(guests);
});

test('the browser’s voice says the phrases of others to whoever has turned that on, in their language, and to nobody else', async () => {
  const devices = [{ voices: true }, { language: 'en' as const }, {}];
  const guests = await arrive({ browser, url: server.url, game: 'spywhere', people: 3, devices });
  const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
  for (const guest of guests) {
    await noteSpoken(guest);
    await guest.page.reload();
  }
  await begin(guests);
  await says(ada, 'hello', [ben, cleo]);
  await listens(ben);
  await listens(cleo);
  await says(ada, 'well-played', [ben, cleo]);
  for (const guest of guests) assert.deepEqual(await spokenTo(guest), [], 'nobody has turned it on');

  await switchReading(ben);
  await says(ada, 'well-played', [ben, cleo]);
  await eventually('Ben to be told', async () => (await spokenTo(ben)).length > 0);
  assert.deepEqual(await spokenTo(ben), [{ text: 'Well played!', lang: 'en' }]);
  await says(ben, 'hello', [ada, cleo]);
  assert.equal((await spokenTo(ben)).length, 1, 'he knows what he has said himself');

  await switchReading(ben);
  await says(ada, 'hello', [ben, cleo]);
  assert.equal((await spokenTo(ben)).length, 1, 'it is off again');
  for (const guest of [ada, cleo]) assert.deepEqual(await spokenTo(guest), []);
  await sayGoodbye(guests);
});

test('what was turned on at one table is on at the next, once its voices are', async () => {
  const devices = [{ voices: true }, {}, {}];
  const guests = await arrive({ browser, url: server.url, game: 'spywhere', people: 3, devices });
  const [ada, ben] = guests as [Guest, Guest, Guest];
  await noteSpoken(ben);
  await listens(ben);
  await switchReading(ben);
  await ben.page.reload();
  await posture(ben, 'off');
  await says(ada, 'hello', [ben]);
  assert.deepEqual(await spokenTo(ben), [], 'the voices of the table are off');
  await listens(ben);
  await says(ada, 'well-played', [ben]);
  await eventually('Ben to be told', async () => (await spokenTo(ben)).length > 0);
  assert.deepEqual(
    (await spokenTo(ben)).map(({ text }) => text),
    ['Bien joué !'],
  );
  await sayGoodbye(guests);
});
