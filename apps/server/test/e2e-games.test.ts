import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gameIds, gameOf } from '@oeillade/catalogue/testkit';
import { type Game, type GameRecord, type Line, readSetup, seedFrom } from '@oeillade/kernel';
import { playOut } from '@oeillade/kernel/testkit';
import { plays } from './support/hands/index.ts';
import { ownPartOf } from './support/own-part.ts';
import { ended, gather, goHome, type Party, start } from './support/party.ts';
import { TestServer } from './support/test-server.ts';
import { checkEnd, playWithBot, sizesOf } from './support/whole-games.ts';

const testServer = await TestServer.open();
/** How often each kind of frame was told, and each kind of line was played. */
const told = new Map<string, number>();
const played = new Map<string, number>();

/** What came in of a game that is over, and what was played in it, for the count at the end. */
async function checkAndCount(party: Party): Promise<GameRecord> {
  const { record } = await checkEnd(party);
  for (const person of party.everybody) {
    for (const { m } of person.frames()) told.set(m, (told.get(m) ?? 0) + 1);
  }
  for (const { e } of record.lines) played.set(e, (played.get(e) ?? 0) + 1);
  return record;
}

describe('complete games over real sockets', { concurrency: true }, () => {
  for (const id of gameIds) {
    for (const players of sizesOf(id)) {
      test(`${id} with ${players}: people`, async () => {
        const party = await gather(testServer, { game: id, people: players, words: true });
        await start(party);
        const deeds = await Promise.all(party.people.map(plays));
        await ended(party);
        const record = await checkAndCount(party);
        assert.notEqual((record.lines.at(-1) as { why?: string }).why, 'agreed');
        assert.deepEqual(
          deeds.flatMap(({ wrongs }) => wrongs),
          [],
          'what the view calls legal is legal',
        );
        await goHome(party);
      });
    }

    const most = gameOf(id).facts.players.max;
    test(`${id} with ${most}: people and a bot`, () => playWithBot(testServer, id, most));

    for (const options of ownPartOf(id).alsoWith ?? []) {
      test(`${id} with ${JSON.stringify(options)}: people`, async () => {
        const people = gameOf(id).facts.players.min + 1;
        const party = await gather(testServer, { game: id, people, options });
        await start(party);
        await Promise.all(party.people.map(plays));
        await ended(party);
        await checkAndCount(party);
        await goHome(party);
      });
    }
  }
});

test('in these games everything happened that can be kept secret', () => {
  const least: Readonly<Record<string, number>> = {
    eyes: 1_000,
    signal: 100,
    event: 10_000,
    view: 10_000,
    answer: 1_000,
  };
  for (const [kind, count] of Object.entries(least)) {
    assert.ok((told.get(kind) ?? 0) >= count, `${told.get(kind) ?? 0} of ${kind}`);
  }
  const secret = new Set(gameIds.flatMap((id) => secretKinds(gameOf(id))));
  for (const kind of secret) assert.ok((played.get(kind) ?? 0) >= 10, `${played.get(kind) ?? 0} of ${kind}`);
});

/** The kinds of lines that not everybody is told alike, or that only eyes see. */
function secretKinds(game: Game): string[] {
  const read = readSetup(game, game.facts.players.min, {});
  assert.ok(read.ok);
  const { play } = playOut(game, read.setup, seedFrom('secret kinds'));
  const differs = (line: Line): boolean => {
    const [one, other] = [0, 1].map((seat) => JSON.stringify(game.disclose(line, seat)));
    return one !== other;
  };
  const kinds = play.lines.filter((line) => line.e !== 'ended' && differs(line)).map(({ e }) => e);
  return [...kinds, ...Object.keys(game.lines).filter((kind) => game.isWitnessed(kind))];
}
