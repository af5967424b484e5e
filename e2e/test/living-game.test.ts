import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eventually } from '../../tools/eventually.ts';
import type { Guest } from '../support/guest.ts';
import { LivingParty, lookTimes, markSeenBy, timeLooks, turnAway, turnTo } from '../support/living.ts';
import {
  cameOf,
  filmsOn,
  MOST_LATE,
  seesNobody,
  sightsOf,
  timesShown,
  toldSince,
  uninvited,
} from '../support/living-wire.ts';
import { playWink } from '../support/wink.ts';
import { TestServer } from '../test-server.ts';

/** Two groups of pictures: somebody who looks would have been shown some. */
const ENOUGH = 24;
const ROUNDS = 3;

let server: TestServer;
let party: LivingParty;
before(async () => {
  server = await TestServer.open();
});
after(async () => {
  await party?.leaves();
  await server.closes();
});

describe('a whole game of living faces, each with a mark in its camera’s picture', () => {
  test('everybody sees the face that they look at, nobody a byte of another, and nobody can tell who looks at them', async (context) => {
    party = await LivingParty.gathers({ url: server.url });
    const [ada, ben, cleo] = party.guests as [Guest, Guest, Guest];

    // Nobody looks at anybody: all cameras film, and nothing of it goes to anybody.
    for (const guest of party.guests) await filmsOn(guest, ENOUGH);
    for (const guest of party.guests) assert.equal(cameOf(guest).length, 0, guest.name);

    // Two look at Ada. She is told nothing but how many pairs of eyes rest on her face, and nothing asks her camera for anything.
    const since = performance.timeOrigin + performance.now();
    for (const guest of [ben, cleo]) {
      await turnTo(guest, ada);
      assert.equal(await markSeenBy(guest), party.people[0]!.mark);
    }
    await filmsOn(ada, ENOUGH);
    await eventually('Ada to feel two pairs of eyes', () => sightsOf(ada).at(-1)?.felt === 2);
    for (const guest of [ben, cleo]) {
      await turnAway(guest);
      await seesNobody(guest);
      const before = cameOf(guest).length;
      await filmsOn(ada, ENOUGH);
      assert.ok(cameOf(guest).length - before <= MOST_LATE, guest.name);
    }
    await eventually('Ada to feel nobody', () => sightsOf(ada).at(-1)?.felt === 0);
    assert.deepEqual(toldSince(ada, since), []);
    for (const { face } of sightsOf(ada)) assert.equal(face, null);
    assert.equal(cameOf(ada).length, 0);

    // From every face to every other, and how long that takes.
    for (const guest of party.guests) await timeLooks(guest);
    for (let round = 0; round < ROUNDS; round++) {
      for (const { guest } of party.people) {
        for (const other of party.people.filter((one) => one.guest !== guest)) {
          await turnTo(guest, other.guest);
          assert.equal(await markSeenBy(guest), other.mark, `${guest.name} looks at ${other.guest.name}`);
          await showsOneLivingFace(guest);
          await turnAway(guest);
          await seesNobody(guest);
        }
      }
    }
    const times = (await Promise.all(party.guests.map(lookTimes))).flat().sort((one, other) => one - other);
    const part = (of: number) => Math.round(times[Math.floor(times.length * of)] ?? Number.NaN);
    context.diagnostic(
      `from look to living face, turning of 20 ms included: median ${part(0.5)} ms, p95 ${part(0.95)} ms, ${times.length} looks`,
    );

    await playWink(party.guests, { winks: 0 });
    for (const guest of party.guests) {
      await guest.looksAway(
        '[data-part~="living-face"], [data-part~="living-loge"], [data-part~="camera-sign"]',
      );
    }
    await eventually('the cameras to be off', async () =>
      (await Promise.all(party.guests.map((guest) => guest.get('video').count()))).every(
        (count) => count === 0,
      ),
    );
    for (const guest of party.guests) {
      assert.deepEqual(uninvited(guest), []);
      assert.ok(timesShown(guest, party.guests) >= 2 * ROUNDS, `${guest.name} saw faces`);
      assert.deepEqual(guest.complaints, []);
    }
  });
});

/** The face in the light lives, the others are outlines; and one's own mirror is there. */
async function showsOneLivingFace(guest: Guest): Promise<void> {
  assert.equal(await guest.get('[data-part~="living-loge"]').count(), party.guests.length - 1);
  assert.equal(await guest.get('[data-part~="living-loge"] canvas').count(), 1);
  assert.equal(await guest.get('[data-part~="living-loge"]:has([data-lighting="lit"]) canvas').count(), 1);
  assert.ok(await guest.get('[data-part~="camera-mirror"]').isVisible());
}
