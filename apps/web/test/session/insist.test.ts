import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { insist } from '../../src/shell/session/insist.ts';

/** Answers in turn, the last one for good; a null is a connection that breaks. */
function server(...answers: (Response | null)[]) {
  const waits: number[] = [];
  let asked = 0;
  const needs = {
    isOnline: () => true,
    wait: async (milliseconds: number) => void waits.push(milliseconds),
    chance: () => 1,
  };
  const ask = async (): Promise<Response> => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  };
  return { ask, needs, waits, count: () => asked };
}

const away = (seconds?: string) =>
  new Response(null, { status: 503, headers: seconds ? { 'Retry-After': seconds } : {} });

describe('opening a table while servers restart', () => {
  test('goes on until one of them answers', async () => {
    const { ask, needs, waits } = server(away(), null, new Response(null, { status: 201 }));
    assert.equal((await insist(ask, needs)).status, 201);
    assert.deepEqual(waits, [200, 400]);
  });

  test('takes an answer that breaks off for none', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const { ask, needs, count } = server(
      new Response(body, { status: 201 }),
      Response.json({ code: 'QWKYU' }),
    );
    assert.deepEqual(await (await insist(ask, needs)).json(), { code: 'QWKYU' });
    assert.equal(count(), 2);
  });

  test('waits as long as it was told, and a little of its own', async () => {
    const { ask, needs, waits } = server(away('2'), new Response(null, { status: 201 }));
    await insist(ask, needs);
    assert.deepEqual(waits, [2_200]);
  });

  test('ends after five tries, and at once where the answer is no or there is no network', async () => {
    const never = server(away());
    assert.equal((await insist(never.ask, never.needs)).status, 503);
    assert.equal(never.count(), 5);
    const refused = server(new Response(null, { status: 409 }));
    assert.equal((await insist(refused.ask, refused.needs)).status, 409);
    assert.equal(refused.count(), 1);
    const alone = server(null);
    await assert.rejects(insist(alone.ask, { ...alone.needs, isOnline: () => false }));
    assert.equal(alone.count(), 1);
  });
});
