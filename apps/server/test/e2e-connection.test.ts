import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { CLOSE, PROTOCOL, type TableFrame } from '@oeillade/protocol';
import { within } from '../../../tools/eventually.ts';
import { pause } from './support/hands/hand.ts';
import { does, gather, start } from './support/party.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/test-server.ts';

const testServer = await TestServer.open();

const numbersOf = (messages: readonly TableFrame[]): number[] => messages.flatMap(({ n }) => (n ? [n] : []));

/** Goes on where another socket, or another page, of the same seat stopped. */
const sameSeat = (code: string, { name, token }: Person): Person =>
  new Person({ url: testServer.socketUrl(code), name, ...(token === undefined ? {} : { token }) });

describe('connections that break', { concurrency: true }, () => {
  test('a reloaded page gets the whole table in one snapshot', async () => {
    const party = await gather(testServer, { game: 'zwinkern', people: 3 });
    await start(party);
    const [, ben] = party.people as [Person, Person];
    await ben.vanishes();
    const again = await sameSeat(party.code, ben).connects();
    const [first] = again.messages;
    assert.equal(first?.m, 'snapshot');
    assert.equal(again.seat, ben.seat);
    assert.deepEqual(again.client.view, ben.client.view);
    const { n: _n, ...lobby } = ben.of('lobby').at(-1)!;
    assert.deepEqual(again.client.lobby, lobby);
  });

  test('another tab of the same seat: both hear, both may ask', async () => {
    const party = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada, ben] = party.people as [Person, Person];
    const tab = await sameSeat(party.code, ben).connects();
    assert.equal(tab.seat, ben.seat);
    await does(ada, { ask: 'say', phrase: 'hello' });
    for (const one of [ben, tab]) await one.until(() => one.of('said').length === 1, 'the greeting');
    await does(tab, { ask: 'ready', ready: true });
    await ben.until(() => ben.client.lobby?.seats[1]?.ready === true, 'what the other tab did');
    await tab.goes();
  });

  test('a lost connection comes back to exactly the rest', async () => {
    const { people } = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada, ben, cleo] = people as [Person, Person, Person];
    await ben.vanishes();
    for (let count = 0; count < 5; count++) await does(ada, { ask: 'say', phrase: 'really' });
    await cleo.until(() => cleo.of('said').length === 5, 'all that was said');
    const heard = ben.received.length;
    await ben.connects();
    await ben.until(() => ben.of('said').length === 5, 'all that was said');
    const frames = ben.frames().slice(heard);
    assert.ok(!frames.some(({ m }) => m === 'snapshot'), 'no snapshot was needed');
    assert.equal(frames.filter(({ m }) => m === 'said').length, 5);
    const numbers = numbersOf(ben.messages);
    assert.deepEqual(numbers, [...new Set(numbers)], 'nothing twice');
    // From the snapshot on, without a gap.
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => numbers[0]! + index),
    );
  });

  test('connections that are cut again and again in the middle of everything lose and double nothing', async () => {
    const { people } = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada, ben, cleo] = people as [Person, Person, Person];
    let isSilent = false;
    const talks = (async () => {
      for (let count = 0; count < 60; count++) {
        // Not waiting for the answer: cuts fall between asking, storing, telling.
        void cleo.client.ask({ ask: 'say', phrase: 'oops' });
        void ben.client.ask({ ask: 'say', phrase: 'hello' });
        await pause(10);
      }
      isSilent = true;
    })();
    for (let cut = 0; cut < 12; cut++) {
      const heard = ben.messages.length;
      await pause(15);
      // In the middle of something, which needs that he hears something at all.
      await ben.until(() => ben.messages.length > heard || isSilent, 'a word');
      await ben.vanishes();
      await ben.connects();
    }
    await talks;
    await ben.until(() => ben.client.unanswered === 0, 'every answer');
    for (const person of [ada, ben, cleo]) {
      const said = (phrase: string) => person.of('said').filter((one) => one.phrase === phrase).length;
      await person.until(() => said('hello') === 60 && said('oops') === 60, 'everything that was said, once');
      const numbers = numbersOf(person.messages);
      assert.deepEqual(
        numbers,
        numbers.map((_, index) => numbers[0]! + index),
        person.name,
      );
    }
  });

  test('what was asked while the connection was down is done once it is back', async () => {
    const { people } = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada, ben] = people as [Person, Person];
    await ben.vanishes();
    const ready = ben.client.ask({ ask: 'ready', ready: true });
    await ben.connects();
    assert.equal(await ready, null);
    await ada.until(() => ada.client.lobby?.seats[1]?.ready === true, 'Ben');
  });

  test('the same ask twice is done once and answered twice', async () => {
    const { people } = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada, ben] = people as [Person, Person];
    const frame = JSON.stringify({ ask: 'say', id: 'twice', phrase: 'hello' });
    ben.sends(frame);
    ben.sends(frame);
    await ben.until(() => ben.of('answer').filter(({ id }) => id === 'twice').length === 2, 'two answers');
    await does(ada, { ask: 'say', phrase: 'oops' });
    await ben.until(() => ben.of('said').some(({ phrase }) => phrase === 'oops'), 'Ada');
    assert.equal(ben.of('said').length, 2);
  });
});

describe('who knocks', { concurrency: true }, () => {
  /** A socket on which a test says what it likes. */
  const stranger = async (code: string): Promise<Person> => {
    const person = new Person({ url: testServer.socketUrl(code), name: 'a stranger' });
    const socket = person.opens();
    socket.removeAllListeners('open');
    await within('a stranger to be let in', once(socket, 'open'));
    return person;
  };

  test('with an old version of the protocol is told so and let go', async () => {
    const { code } = await testServer.openTable({ game: 'zwinkern' });
    const old = await stranger(code);
    old.sends(JSON.stringify({ ask: 'hello', protocol: 0 }));
    await old.until(() => old.closings.length > 0, 'the end of the connection');
    assert.deepEqual(old.frames(), [{ m: 'refused', code: 'old-client', id: null }]);
    assert.deepEqual(old.closings, [CLOSE.oldClient]);
  });

  test('with a secret that is nobody’s, or with no hello, gets nothing', async () => {
    const { code } = await testServer.openTable({ game: 'zwinkern' });
    const guesser = await stranger(code);
    guesser.sends(JSON.stringify({ ask: 'start', id: '1' }));
    guesser.sends(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, token: '0'.repeat(32) }));
    guesser.sends(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, token: 'short' }));
    await guesser.until(() => guesser.received.length === 3, 'three refusals');
    assert.deepEqual(
      guesser.frames().map((frame) => (frame.m === 'refused' ? frame.code : frame.m)),
      ['hello-first', 'no-such-seat', 'malformed'],
    );
  });

  test('with what is no frame is refused with a code, and may go on', async () => {
    const { people } = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada] = people as [Person];
    const heard = ada.received.length;
    ada.sends('[]');
    ada.sends(JSON.stringify({ ask: 'dance', id: 'x' }));
    ada.sends(JSON.stringify({ ask: 'ready', id: 'y', ready: 'yes' }));
    ada.sends(JSON.stringify({ ask: 'ready', id: 'z', ready: true, more: 1 }));
    await ada.until(() => ada.received.length >= heard + 4, 'four refusals');
    assert.deepEqual(
      ada.frames().slice(heard),
      [null, 'x', 'y', 'z'].map((id) => ({ m: 'refused', code: 'malformed', id })),
    );
    await does(ada, { ask: 'ready', ready: true });
  });
});
