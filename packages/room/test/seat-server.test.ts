import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { CLOSE, PROTOCOL } from '@oeillade/protocol';
import { Served } from './support/served.ts';
import { Evening } from './support/wink-family/evening.ts';

let evening: Evening;
let ben: Served;

beforeEach(async () => {
  evening = await Evening.begin();
  ben = new Served(evening.room, evening.clock);
});

/** Answers every ping for so many milliseconds. */
async function answers(served: Served, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250) {
    served.answersPing();
    await evening.clock.pass(250);
  }
}

describe('whoever comes', () => {
  test('with the secret of a seat is welcome, asked for the time, and told the whole table', () => {
    ben.greets(1);
    const [welcome] = ben.frames;
    assert.deepEqual(welcome, { m: 'welcome', protocol: PROTOCOL, code: 'QWKYU', seat: 1, epoch: 'first' });
    assert.deepEqual(ben.kinds.slice(1).sort(), ['ping', 'snapshot']);
  });

  test('with anything but a hello is told so, and may try again', () => {
    ben.server.receive('no JSON');
    ben.server.receive('null');
    ben.says({ ask: 'start', id: 'early' });
    ben.greets(1, { more: true });
    ben.greets(9);
    assert.deepEqual(ben.refusals, ['not-json', 'hello-first', 'hello-first', 'malformed', 'no-such-seat']);
    ben.greets(1);
    assert.ok(ben.kinds.includes('welcome'));
  });

  test('with another version is let go, however its hello looks', () => {
    ben.says({ ask: 'hello', protocol: PROTOCOL - 1, key: 'of old' });
    assert.deepEqual(ben.refusals, ['old-client']);
    assert.equal(ben.closedWith, `${CLOSE.oldClient} old-client`);
  });

  test('with what was seen last is told exactly the rest', async () => {
    ben.greets(1);
    const snapshot = ben.frames.find((frame) => frame.m === 'snapshot');
    assert.ok(snapshot?.n);
    ben.server.leave();
    evening.asks(0, { ask: 'say', phrase: 'hello' });
    await evening.room.settled();
    const again = new Served(evening.room, evening.clock);
    again.greets(1, { last: { epoch: 'first', n: snapshot.n } });
    await evening.clock.pass(0);
    assert.deepEqual(
      again.kinds.filter((kind) => kind !== 'ping'),
      ['welcome', 'said'],
    );
  });
});

describe('whoever is there', () => {
  test('is heard, and refused by the id of what is malformed', async () => {
    ben.greets(1);
    ben.says({ ask: 'say', id: 'good', phrase: 'hello' });
    ben.says({ ask: 'dance', id: 'bad' });
    ben.greets(1);
    await evening.room.settled();
    assert.deepEqual(ben.refusals, ['malformed', 'malformed']);
    const refused = ben.frames.filter((frame) => frame.m === 'refused');
    assert.deepEqual(
      refused.map(({ id }) => id),
      ['bad', null],
    );
    assert.ok(ben.frames.some((frame) => frame.m === 'answer' && frame.id === 'good' && !frame.refusal));
  });

  test('and only watches, may ask nothing', () => {
    ben.greets(null);
    ben.says({ ask: 'say', id: 'psst', phrase: 'hello' });
    assert.deepEqual(ben.refusals, ['only-watching']);
  });

  test('is welcome again when their seat gets another number', async () => {
    ben.greets(1);
    for (const seat of evening.seats.keys()) evening.asks(seat, { ask: 'vote', on: 'end', yes: true });
    evening.asks(0, { ask: 'rematch' });
    await evening.room.settled();
    const welcomes = ben.frames.filter((frame) => frame.m === 'welcome');
    assert.equal(welcomes.length, 2);
    assert.equal(welcomes[1]?.seat, ben.server.seat);
    assert.notEqual(ben.server.seat, 1);
  });

  test('is dropped for being refused too often, and not heard any more', async () => {
    ben.greets(1);
    ben.patience = 2;
    for (let times = 0; times < 5; times++) ben.server.receive('no JSON');
    assert.equal(ben.closedWith, `${CLOSE.abuse} abuse`);
    assert.equal(ben.refusals.length, 2);
    ben.says({ ask: 'say', id: 'late', phrase: 'hello' });
    await evening.room.settled();
    assert.deepEqual(evening.seats[0]!.messages, []);
  });

  test('is told that the table moves, before the connection is closed', () => {
    ben.greets(1);
    evening.room.close(CLOSE.moved, 'moved');
    assert.deepEqual(ben.frames.at(-1), { m: 'moved', url: null });
    assert.equal(ben.closedWith, `${CLOSE.moved} moved`);
  });
});

describe('pings', () => {
  test('come at the same times whether much is sent or nothing', async () => {
    const quiet = new Served(evening.room, evening.clock);
    quiet.greets(null);
    ben.greets(1);
    for (let second = 0; second < 20; second++) {
      ben.answersPing();
      quiet.answersPing();
      evening.looks(2, second % 2);
      evening.looks(1, 2);
      await evening.clock.pass(1_000);
    }
    assert.ok(ben.frames.length > quiet.frames.length + 5);
    assert.deepEqual(ben.pings, [0, 5_000, 10_000, 15_000, 20_000]);
    assert.deepEqual(quiet.pings, ben.pings);
  });

  test('come up to half a second sooner, as chance will have it, and never later', async () => {
    ben.chance = 1;
    ben.greets(1);
    await answers(ben, 5_000);
    ben.chance = 0.5;
    await answers(ben, 9_000);
    assert.deepEqual(ben.pings, [0, 4_500, 9_000, 13_750]);
  });

  test('that are not answered twice mean that the connection is dead when the third is due', async () => {
    ben.greets(1);
    await evening.clock.pass(9_900);
    assert.ok(!ben.isCut);
    ben.answersPing();
    await evening.clock.pass(10_000);
    assert.ok(!ben.isCut, 'an answer begins the count anew');
    await evening.clock.pass(10_000);
    assert.ok(ben.isCut);
  });

  test('are over when the connection is closed', async () => {
    ben.greets(1);
    ben.server.leave();
    await evening.clock.pass(20_000);
    assert.deepEqual(ben.pings, [0]);
  });
});
