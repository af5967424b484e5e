import { describe, test } from 'node:test';
import { gameIds } from '@oeillade/catalogue/testkit';
import { TestServer } from './support/test-server.ts';
import { playWithBot, sizesOf } from './support/whole-games.ts';

const testServer = await TestServer.open();

describe('complete games over real sockets, for every number of players', { concurrency: true }, () => {
  for (const id of gameIds) {
    for (const players of sizesOf(id)) {
      test(`${id} with ${players}: people and a bot`, () => playWithBot(testServer, id, players));
    }
  }
});
