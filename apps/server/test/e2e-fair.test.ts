import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { promisesKept } from '@oeillade/kernel';
import { does, ended, gather, goHome, start } from './support/party.ts';
import { verified } from './support/records.ts';
import { TestServer } from './support/test-server.ts';

const testServer = await TestServer.open();

const KEPT = { mine: true, others: true, agreed: true, dealt: true };

describe('fair deals over the network', () => {
  test('every client adds words by itself, and finds everybody’s promises kept in the record', async () => {
    const party = await gather(testServer, { game: 'wink', people: 4, bots: 1 });
    await start(party);
    for (const person of party.people) await does(person, { ask: 'vote', on: 'end', yes: true });
    await ended(party);
    const { record } = verified(await party.watcher.record());
    const words = record.header.fair!.words;
    assert.equal(new Set(words).size, 5);
    assert.equal(words[4], '', 'one of our bots adds nothing');
    for (const { client, name } of party.people) {
      assert.deepEqual(promisesKept(record, client.dealSeen!), KEPT, name);
    }
    await goHome(party);
  });

  test('and again in the next game at the same table, from seats that have moved on', async () => {
    const party = await gather(testServer, { game: 'spywhere', people: 3 });
    const [ada] = party.people;
    for (let round = 1; round <= 2; round++) {
      await start(party);
      for (const person of party.people) await does(person, { ask: 'vote', on: 'end', yes: true });
      await party.watcher.until(() => party.watcher.of('record').length === round, 'the end');
      const { record } = verified(await party.watcher.record());
      for (const { client, name } of party.people) {
        assert.deepEqual(promisesKept(record, client.dealSeen!), KEPT, name);
      }
      if (round === 1) await does(ada!, { ask: 'rematch' });
    }
    await goHome(party);
  });

  test('whoever knows the words of others, and comes with better ones, is refused', async () => {
    const party = await gather(testServer, { game: 'spywhere', people: 2 });
    const [ada, ben] = party.people;
    await Promise.all(party.people.map((person) => does(person, { ask: 'ready', ready: true })));
    const grinds = ben!.client.ask({ ask: 'reveal', words: 'too early' });
    assert.equal((await grinds)?.code, 'no-game-running');
    await does(ada!, { ask: 'start' });
    await ben!.until(() => ben!.phase === 'playing', 'the deal');
    const late = await ben!.client.ask({ ask: 'reveal', words: 'I start and hold 1, 2, 3, 4' });
    assert.equal(late?.code, 'already-dealt');
    await goHome(party);
  });
});
