import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '@oeillade/catalogue/testkit';
import * as winkFamily from '@oeillade/games/wink-family';
import { type Line, readRecord, verify } from '@oeillade/kernel';
import { LEVELS } from '../../src/index.ts';
import { outsiders } from '../../src/wink-family/outsiders/index.ts';
import { freshBot, type Transcript, transcriptOf } from '../transcript.ts';
import { otherWorldFor, retell, told } from './other-world.ts';

const EDITIONS = Object.keys(winkFamily.games);

/** Everybody sits at every table, the last seats being taken by those who come first. */
const PLAYERS = [...LEVELS, ...Object.keys(outsiders)];

const mixed = (players: number, shift = 0): string[] =>
  Array.from({ length: players }, (_, seat) => PLAYERS[(seat + shift) % PLAYERS.length]!);

const playMixed = (id: string, players: number, name: string, shift = 0): Transcript =>
  transcriptOf(id, mixed(players, shift), name, outsiders);

/** All that a bot may ask for and not get, as a person might; anything else would be a mistake. */
const RACES = new Set([
  // The turn came before the pace allows a call, or an accusation is being settled.
  'too-soon',
  'suspended',
  // The next signal comes before the last one is over: somebody else has called in between.
  'still-signalling',
  // The same act had ended the game before this look was asked for.
  'no-game-running',
]);

const playersOf = (id: string): number[] => {
  const { min, max } = winkFamily.winkGameOf(id).facts.players;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

function refusalsIn({ entries }: Transcript): string[] {
  return entries.flat().flatMap((entry) => {
    const answer = 'heard' in entry && entry.heard.m === 'answer' ? entry.heard.refusal : null;
    return answer ? [answer.code] : [];
  });
}

for (const id of EDITIONS) {
  test(`${id}: bots of all levels, and outsiders, finish games of every size, and the records keep the rules`, () => {
    for (const players of playersOf(id)) {
      for (let number = 0; number < 3; number++) {
        const transcript = playMixed(id, players, String(number), 3 * number);
        const read = readRecord(transcript.record.trimEnd().split('\n'), findGame);
        assert.ok(read.ok, JSON.stringify(read));
        const verdict = verify(read.record);
        assert.ok(verdict.ok, JSON.stringify(verdict));
        assert.deepEqual(
          { finished: verdict.finished, deal: verdict.deal },
          { finished: true, deal: 'proven' },
        );
        const codes = new Set(refusalsIn(transcript));
        for (const code of codes) assert.ok(RACES.has(code), `${id} for ${players}: refused with ${code}`);
      }
    }
  });

  test(`${id}: a bot does the same when it is told the same, and nothing else moves it`, () => {
    const transcript = playMixed(id, 5, 'again');
    for (let seat = 0; seat < 5; seat++) {
      const entries = transcript.entries[seat]!;
      const views = entries.flatMap((entry) => ('saw' in entry ? [entry.saw] : []));
      const bot = freshBot(transcript, seat, () => views.shift()!);
      for (const entry of entries) {
        if ('heard' in entry) bot.hear(entry.heard, entry.at);
        if ('asked' in entry) assert.deepEqual(bot.act(entry.at), entry.asked);
      }
      assert.equal(views.length, 0);
    }
  });

  test(`${id}: what a bot cannot know does not move it: the same in another world`, () => {
    let asked = 0;
    for (let number = 0; number < 5; number++) {
      const transcript = playMixed(id, 5, `world ${number}`, 5 * number);
      const lines = transcript.events.flatMap((event) => (event.j === 'line' ? [event.line] : []));
      for (let seat = 0; seat < 5; seat++) {
        const world = otherWorldFor(seat, lines as Line[] as Line<winkFamily.WinkEvent>[]);
        assert.ok(world);
        const here = told(transcript, seat, world);
        assert.deepEqual(retell(transcript, seat, world), here);
        asked += here.filter((line) => / asked \[\{/.test(line)).length;
      }
    }
    assert.ok(asked > 500, `only ${asked} asks were compared`);
  });
}

test('a bot asks for two things at once at the most, and acts no more often than a person could', () => {
  const { acts, events } = playMixed('zwinkern', 6, 'haste');
  const last = events.findLast(({ j }) => j === 'line');
  assert.ok(last?.j === 'line' && last.line.e === 'ended');
  const seconds = last.line.t / 1000;
  for (const { asks } of acts) assert.ok(asks.length <= 2);
  for (let seat = 0; seat < 6; seat++) {
    const often = acts.filter((act) => act.seat === seat).length / seconds;
    assert.ok(often < 3, `seat ${seat} acts ${often.toFixed(1)} times a second`);
  }
});
