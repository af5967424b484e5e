import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VOICE } from '@oeillade/protocol/live';
import { LiveRelay } from '@oeillade/room/live';
import { HandClock } from '../support/hand-clock.ts';
import { People } from './support/people.ts';
import { Screen } from './support/screen.ts';

const TICK = 50;
const SECONDS = 4;

/** Three speak, at a table with living faces; all that each hears, byte for byte and with its moment. */
async function talk(looks: (people: People, turn: number) => void): Promise<string[][]> {
  const clock = new HandClock();
  const people = new People(4);
  const relay = new LiveRelay(people, clock);
  const screens = [0, 1, 2, 3].map((seat) => new Screen(relay, clock, seat).greets());
  for (const screen of screens) screen.hush();
  for (let piece = 0; piece < SECONDS * 50; piece++) {
    for (const screen of screens) screen.takes(piece % 12 === 0 ? 'key' : 'delta');
    for (const screen of screens.slice(0, 3)) {
      screen.sends({
        kind: 'voice',
        format: 'opus',
        isSealed: false,
        sentAt: piece * VOICE.milliseconds,
        content: new Uint8Array(VOICE.bytes).fill(screen.seat),
      });
    }
    await clock.pass(VOICE.milliseconds);
    if ((piece * VOICE.milliseconds) % TICK === 0) {
      looks(people, piece);
      relay.tick(clock.now());
    }
  }
  return screens.map(({ arrived }) =>
    arrived
      .filter(({ packet }) => packet.kind === 'voice')
      .map(
        ({ at, from, packet }) =>
          `${at} ${from} ${packet.sentAt} ${Buffer.from(packet.content).toString('hex')}`,
      ),
  );
}

test('what a seat hears, and when, is the same to the byte whether nobody looks at anybody or all look around', async () => {
  const still = await talk(() => {});
  const looking = await talk((people, turn) => {
    for (const seat of [0, 1, 2, 3]) people.sees.set(seat, (seat + 1 + (turn % 3)) % 4);
  });
  assert.deepEqual(looking, still);
  // Who speaks does not hear themselves; who says nothing hears all.
  assert.deepEqual(
    still.map(({ length }) => length),
    [2, 2, 2, 3].map((others) => others * SECONDS * 50),
  );
});
