import assert from 'node:assert/strict';
import { gameOf } from '@oeillade/catalogue/testkit';
import { plays } from './hands/index.ts';
import { ended, gather, goHome, type Party, start } from './party.ts';
import { verified } from './records.ts';
import { leaksIn } from './secrecy/check.ts';
import { transcriptOf } from './secrecy/transcript.ts';
import type { TestServer } from './test-server.ts';

/** For how many a game is made: 3, 4, 5 and 6, for example. */
export const sizesOf = (id: string): number[] => {
  const { min, max } = gameOf(id).facts.players;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

/** The record that everybody got at the end, byte for byte the same; and nobody knew any of it before. */
export async function checkEnd({ people, everybody }: Party): Promise<ReturnType<typeof verified>> {
  const texts = new Set(await Promise.all(everybody.map((person) => person.record())));
  assert.equal(texts.size, 1, 'everybody gets the same record');
  const result = verified([...texts][0]!);
  const secrets = { record: result.record, tokens: people.map(({ token }) => token!) };
  for (const person of everybody) assert.deepEqual(leaksIn(transcriptOf(person), secrets), []);
  return result;
}

/** A bot takes the last seat. It pauses as long as a person would, so that most of such a game is waiting. */
export async function playWithBot(testServer: TestServer, game: string, players: number): Promise<void> {
  const party = await gather(testServer, { game, people: players - 1, bots: 1 });
  await start(party);
  await Promise.all(party.people.map(plays));
  await ended(party);
  const { record } = await checkEnd(party);
  assert.equal(record.header.seats.at(-1)?.kind, 'bot');
  await goHome(party);
}
