import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLOSE } from '@oeillade/protocol';
import { does, gather, start } from './support/party.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/test-server.ts';

const testServer = await TestServer.open();

describe('before the game', { concurrency: true }, () => {
  test('a code is read as it is typed: in small letters, with a dash', async () => {
    const { code } = await testServer.openTable({ game: 'wink' });
    const typed = `${code.slice(0, 2)}-${code.slice(2)}`.toLowerCase();
    const seated = await testServer.takeSeat(typed, 'Ben');
    assert.equal(seated.code, code);
    assert.equal(seated.seat, 1);
    const ben = await new Person({
      url: testServer.socketUrl(typed),
      name: 'Ben',
      token: seated.token,
    }).connects();
    assert.equal(ben.client.code, code);
    assert.deepEqual(
      ben.client.lobby?.seats.map(({ name }) => name),
      ['Ada', 'Ben'],
    );
    const shown = (await (await testServer.request(`/api/tables/${typed}`)).json()) as {
      players: object[];
      watching: string;
    };
    assert.equal(shown.players.length, 2);
    assert.equal(shown.watching, 'board');
  });

  test('there is no table of another code, over HTTP or on a socket', async () => {
    const answer = await testServer.post('/api/tables/XXXXX/seats', { name: 'Ben' });
    assert.equal(answer.status, 404);
    assert.deepEqual(await answer.json(), { refused: 'no-such-table' });
    const nobody = new Person({ url: testServer.socketUrl('XXXXX'), name: 'nobody' });
    nobody.opens();
    await nobody.until(() => nobody.closings.length > 0, 'the door to be shut');
    assert.deepEqual(nobody.closings, [CLOSE.noSuchTable]);
  });

  test('a full table takes nobody else, and a game that runs nobody at all', async () => {
    const party = await gather(testServer, { game: 'spywhere', people: 6 });
    const full = await testServer.post(`/api/tables/${party.code}/seats`, { name: 'Gus' });
    assert.equal(full.status, 409);
    assert.deepEqual(await full.json(), { refused: 'table-full' });
    assert.deepEqual(await party.people[0]!.client.ask({ ask: 'add-bot', level: 'random', name: 'Bot' }), {
      code: 'table-full',
      rule: null,
    });
    await does(party.people[0]!, { ask: 'remove', seat: 5 });
    await start({ ...party, people: party.people.slice(0, 5) });
    const running = await testServer.post(`/api/tables/${party.code}/seats`, { name: 'Gus' });
    assert.deepEqual(await running.json(), { refused: 'game-running' });
  });

  test('who leaves is let out, and the seats behind move up with their people', async () => {
    const { people, watcher } = await gather(testServer, { game: 'zwinkern', people: 4 });
    const [ada, ben, cleo, dora] = people as [Person, Person, Person, Person];
    assert.equal(dora.seat, 3);
    void ben.client.ask({ ask: 'leave' });
    await ben.until(() => ben.closings.length > 0, 'the way out');
    assert.deepEqual(ben.closings, [CLOSE.left]);
    await dora.until(() => dora.client.seat === 2, 'seat 2');
    assert.equal(cleo.seat, 1);
    await does(dora, { ask: 'set-appearance', name: 'Dorothea' });
    const names = () => watcher.client.lobby?.seats.map(({ name }) => name);
    await watcher.until(() => names()?.[2] === 'Dorothea', 'Dora’s new name');
    assert.deepEqual(names(), ['Ada', 'Cleo', 'Dorothea']);
    // The host goes too: the next one inherits.
    void ada.client.ask({ ask: 'leave' });
    await cleo.until(() => cleo.client.seat === 0 && cleo.client.lobby?.host === 0, 'the host’s rights');
    // The secret of a seat that was given up opens nothing.
    ben.opens();
    await ben.until(() => ben.frames().some((frame) => frame.m === 'refused'), 'a refusal');
    assert.deepEqual(ben.frames().at(-1), { m: 'refused', code: 'no-such-seat', id: null });
  });

  test('whom the host removes is told by the way the connection ends', async () => {
    const { people } = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada, ben] = people as [Person, Person];
    assert.equal((await ben.client.ask({ ask: 'remove', seat: 2 }))?.code, 'host-only');
    await does(ada, { ask: 'remove', seat: 1 });
    await ben.until(() => ben.closings.length > 0, 'the way out');
    assert.deepEqual(ben.closings, [CLOSE.left]);
  });

  test('the host arranges what is played; all are asked again whether they are ready', async () => {
    const { people, watcher } = await gather(testServer, { game: 'zwinkern', people: 4 });
    const [ada, ben] = people as [Person, Person];
    await does(ben, { ask: 'ready', ready: true });
    assert.equal((await ben.client.ask({ ask: 'arrange', game: 'wink' }))?.code, 'host-only');
    assert.equal(
      (await ada.client.ask({ ask: 'arrange', options: { first: 'nobody' } }))?.code,
      'bad-option',
    );
    assert.equal((await ada.client.ask({ ask: 'arrange', rules: { turning: -1 } }))?.code, 'bad-option');
    assert.equal((await ada.client.ask({ ask: 'start' }))?.code, 'not-all-ready');
    await does(ada, { ask: 'arrange', game: 'wink', options: { first: 2 }, rules: { lasting: 300 } });
    await watcher.until(() => watcher.client.lobby?.game === 'wink', 'the other game');
    const lobby = watcher.client.lobby!;
    assert.deepEqual(lobby.options, { first: 2 });
    assert.equal(lobby.rules.lasting, 300);
    assert.ok(lobby.seats.every(({ ready }) => !ready));
    await start({ code: '', people, watcher, everybody: [] });
    await watcher.until(() => watcher.client.view !== null, 'the deal');
    assert.equal((watcher.client.view as { turn: number }).turn, 2);
    assert.equal((watcher.client.view as { hand: unknown }).hand, null);
  });

  test('who only watches may ask for nothing', async () => {
    const { watcher } = await gather(testServer, { game: 'zwinkern', people: 3 });
    assert.equal(watcher.client.seat, null);
    assert.deepEqual(await watcher.client.ask({ ask: 'start' }), { code: 'only-watching', rule: null });
    assert.deepEqual(await watcher.client.play({ do: 'pass' }), { code: 'only-watching', rule: null });
  });
});

describe('talking', { concurrency: true }, () => {
  test('phrases reach everybody, free text nobody unless the table allows it', async () => {
    const { people, everybody } = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada, ben] = people as [Person, Person];
    await does(ben, { ask: 'say', phrase: 'hello' });
    for (const person of everybody) {
      await person.until(() => person.of('said').length > 0, 'a greeting');
      const { n: _n, ...said } = person.of('said')[0]!;
      assert.deepEqual(said, { m: 'said', seat: 1, phrase: 'hello', text: null });
    }
    assert.equal((await ben.client.ask({ ask: 'say', text: 'psst' }))?.code, 'phrases-only');
    assert.equal((await ben.client.ask({ ask: 'say', phrase: 'psst' as 'hello' }))?.code, 'malformed');
    await does(ada, { ask: 'arrange', rules: { freeText: true } });
    await does(ben, { ask: 'say', text: 'psst' });
    await ada.until(() => ada.of('said').length > 1, 'a text');
    assert.deepEqual(
      ada.of('said').map(({ text }) => text),
      [null, 'psst'],
    );
  });
});
