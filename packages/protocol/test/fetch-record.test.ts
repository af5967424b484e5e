import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sealOf } from '@oeillade/kernel';
import { type FetchRecordNeeds, fetchRecord } from '../src/index.ts';

const TEXT = '{"record":"oeillade/1","seats":["Zoé"]}\n';
const NOTE = { round: 3, ...sealOf(TEXT) };

/** A server that answers one request after the other like this, and breaks the connection for 'cut'. */
function server(answers: readonly (Response | 'cut')[], over: Partial<FetchRecordNeeds> = {}) {
  const asked: number[] = [];
  const waits: number[] = [];
  const got = fetchRecord(NOTE, {
    ask: async (round) => {
      const answer = answers[asked.push(round) - 1];
      if (answer === undefined) throw new Error('Nobody expected another request.');
      if (answer === 'cut') throw new TypeError('fetch failed');
      return answer;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    chance: () => 0.5,
    goOn: () => true,
    ...over,
  });
  return { got, asked, waits };
}

const busy = (seconds: string): Response =>
  new Response('{"refused":"busy"}', { status: 503, headers: { 'Retry-After': seconds } });

describe('a client gets the record that its table has told of', () => {
  test('by its round, and once', async () => {
    const { got, asked, waits } = server([new Response(TEXT)]);
    assert.deepEqual(await got, { ok: true, text: TEXT });
    assert.deepEqual([asked, waits], [[3], []]);
  });

  test('a broken connection and a busy server are asked again after waits that grow, and no sooner than told', async () => {
    const { got, waits } = server(['cut', 'cut', 'cut', busy('2'), new Response(TEXT)]);
    assert.deepEqual(await got, { ok: true, text: TEXT });
    assert.deepEqual(waits, [150, 300, 600, 2_000 + 1_200]);
  });

  test('not everybody asks again at the same moment', async () => {
    const early = server(['cut', new Response(TEXT)], { chance: () => 0 });
    const late = server(['cut', new Response(TEXT)], { chance: () => 1 });
    await Promise.all([early.got, late.got]);
    assert.ok(early.waits[0]! * 1.5 < late.waits[0]!);
  });

  test('half a record, another one and a page of some proxy are none', async () => {
    const wrong = [TEXT.slice(0, -5), `${TEXT}{}\n`, '<h1>Welcome to the hotel</h1>'];
    const { got, asked } = server([...wrong.map((text) => new Response(text)), new Response(TEXT)]);
    assert.deepEqual(await got, { ok: true, text: TEXT });
    assert.equal(asked.length, 4);
  });

  test('one that was deleted is gone, and not asked for again', async () => {
    const { got, asked } = server([new Response('{"refused":"no-such-game"}', { status: 404 })]);
    assert.deepEqual(await got, { ok: false, why: 'gone' });
    assert.equal(asked.length, 1);
  });

  test('whoever has asked often enough, or does not want it any more, is told that it did not come', async () => {
    const impatient = server(['cut', 'cut', 'cut'], { goOn: (tries) => tries < 3 });
    assert.deepEqual(await impatient.got, { ok: false, why: 'late' });
    assert.equal(impatient.waits.length, 2);
    let isWanted = true;
    const leaving = server(['cut'], {
      goOn: () => isWanted,
      wait: async () => {
        isWanted = false;
      },
    });
    assert.deepEqual(await leaving.got, { ok: false, why: 'late' });
    assert.equal(leaving.asked.length, 1, 'nothing is asked for somebody who has left');
  });
});
