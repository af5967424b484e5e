import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gameIds, gameOf } from '@oeillade/catalogue/testkit';
import { type Game, type Line, readSetup, seedFrom } from '@oeillade/kernel';
import { playOut } from '@oeillade/kernel/testkit';
import { type Company, ended, gather, goHome, start } from './support/company.ts';
import { plays } from './support/hands/index.ts';
import { ownPartOf } from './support/own-part.ts';
import { verified } from './support/records.ts';
import { leaksIn } from './support/secrecy/check.ts';
import { transcriptOf } from './support/secrecy/transcript.ts';
import { TestServer } from './support/test-server.ts';

const testServer = await TestServer.open();
/** How often each kind of frame was told, and each kind of line was played. */
const told = new Map<string, number>();
const played = new Map<string, number>();

/** The record that everybody got at the end, byte for byte the same; and nobody knew any of it before. */
async function checkEnd(company: Company): Promise<ReturnType<typeof verified>> {
  const { people, everybody } = company;
  const texts = new Set(await Promise.all(everybody.map((person) => person.record())));
  assert.equal(texts.size, 1, 'everybody gets the same record');
  const result = verified([...texts][0]!);
  const secrets = { record: result.record, tokens: people.map(({ token }) => token!) };
  for (const person of everybody) {
    assert.deepEqual(leaksIn(transcriptOf(person), secrets), []);
    for (const { m } of person.frames()) told.set(m, (told.get(m) ?? 0) + 1);
  }
  for (const { e } of result.record.lines) played.set(e, (played.get(e) ?? 0) + 1);
  return result;
}

const counts = (id: string): number[] => {
  const { min, max } = gameOf(id).facts.players;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

describe('complete games over real sockets', { concurrency: true }, () => {
  for (const id of gameIds) {
    for (const players of counts(id)) {
      test(`${id} with ${players}: people`, async () => {
        const company = await gather(testServer, { game: id, people: players, words: true });
        await start(company);
        const deeds = await Promise.all(company.people.map(plays));
        await ended(company);
        const { record } = await checkEnd(company);
        assert.notEqual((record.lines.at(-1) as { why?: string }).why, 'agreed');
        assert.deepEqual(
          deeds.flatMap(({ wrongs }) => wrongs),
          [],
          'what the view calls legal is legal',
        );
        await goHome(company);
      });

      test(`${id} with ${players}: people and a bot`, async () => {
        const company = await gather(testServer, { game: id, people: players - 1, bots: 1 });
        await start(company);
        await Promise.all(company.people.map(plays));
        await ended(company);
        const { record } = await checkEnd(company);
        assert.equal(record.header.seats.at(-1)?.kind, 'bot');
        await goHome(company);
      });
    }

    for (const options of ownPartOf(id).alsoWith ?? []) {
      test(`${id} with ${JSON.stringify(options)}: people`, async () => {
        const people = gameOf(id).facts.players.min + 1;
        const company = await gather(testServer, { game: id, people, options });
        await start(company);
        await Promise.all(company.people.map(plays));
        await ended(company);
        await checkEnd(company);
        await goHome(company);
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
