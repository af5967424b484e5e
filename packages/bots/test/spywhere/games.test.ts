import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '@oeillade/catalogue/testkit';
import { readRecord, verify } from '@oeillade/kernel';
import { LEVELS } from '../../src/bot.ts';
import { MIXED, OPTIONS, overheard, play } from './party.ts';

function verdictOn(text: string) {
  const read = readRecord(text.trimEnd().split('\n'), findGame);
  assert.ok(read.ok, 'the record can be read');
  return verify(read.record);
}

for (const players of [2, 3, 4, 5, 6]) {
  test(`${players} players of mixed levels play to the end, and the record verifies`, () => {
    for (let game = 0; game < 4; game++) {
      const levels = MIXED.slice(game % 3)
        .concat(MIXED)
        .slice(0, players);
      const { table } = play({ levels, seed: `mixed/${players}/${game}` });
      const verdict = verdictOn(table.record()!);
      assert.ok(verdict.ok && verdict.finished && verdict.deal === 'proven');
    }
  });
}

test('S-27 the bots play with the option "no triples" as well', () => {
  const options = { first: 'random', out: 'random', noTriples: true };
  for (const players of [2, 4, 6]) {
    const { table } = play({ levels: MIXED.slice(0, players), seed: `no-triples/${players}`, options });
    const verdict = verdictOn(table.record()!);
    assert.ok(verdict.ok && verdict.finished);
  }
});

test('S-60 the bots play with the house rule "finish the round" as well', () => {
  const options = { ...OPTIONS, finishRound: true };
  for (const players of [2, 3, 5]) {
    const { table } = play({ levels: MIXED.slice(0, players), seed: `finish/${players}`, options });
    const verdict = verdictOn(table.record()!);
    assert.ok(verdict.ok && verdict.finished);
  }
});

test('the same seed gives the same record', () => {
  const party = { levels: MIXED.slice(0, 4), seed: 'rematch' };
  assert.equal(play(party).table.record(), play(party).table.record());
});

test('in a hundred games no bot asks for anything that is refused', () => {
  for (let game = 0; game < 100; game++) {
    const players = 2 + (game % 5);
    const levels = Array.from({ length: players }, (_, seat) => LEVELS[(game + seat) % LEVELS.length]!);
    play({
      levels,
      seed: `refused/${game}`,
      between: (_, bot) =>
        overheard(bot, (message) => {
          if (message.m === 'answer') assert.equal(message.refusal, null);
        }),
    });
  }
});
