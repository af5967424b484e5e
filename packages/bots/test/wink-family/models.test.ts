import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame } from '@oeillade/catalogue/testkit';
import * as winkFamily from '@oeillade/games/wink-family';
import { Random, readRecord, readSetup, type Seat, verify } from '@oeillade/kernel';
import { type Ask, DEFAULT_RULES, type Message, Table } from '@oeillade/table';
import { MANNERS, type Manner, ModelledPerson, playModels } from '../../src/wink-family/models/index.ts';

const secretOf = (number: number): string => number.toString(16).padStart(64, '0');

const setupOf = (game: string, players: number) => {
  const read = readSetup(winkFamily.winkGameOf(game), players, {});
  assert.ok(read.ok);
  return read.setup;
};

describe('modelled people', () => {
  for (const game of Object.keys(winkFamily.games)) {
    test(`play ${game} to its end by the rules, and the same secret gives the same game`, () => {
      const rules = { ...DEFAULT_RULES, felt: false };
      const play = () =>
        playModels({ game, setup: setupOf(game, 5), rules, manner: 'plain', secret: secretOf(1) });
      const text = play().table.record()!;
      const read = readRecord(text.trimEnd().split('\n'), findGame);
      assert.ok(read.ok, JSON.stringify(read));
      const verdict = verify(read.record);
      assert.ok(verdict.ok && verdict.finished, JSON.stringify(verdict));
      assert.ok(read.record.lines.some(({ e }) => e === 'signalled'));
      assert.equal(play().table.record(), text);
    });
  }
});

/** Ada has called a card whose twin Ben holds; Ben is the modelled person, and looks at her. */
function benOwesAWink(manner: Manner): {
  sees(felt: number | null): void;
  asksWithin(milliseconds: number): Ask[];
} {
  const options = { first: 0 };
  const { table } = Table.open(
    { game: 'zwinkern', options, rules: DEFAULT_RULES },
    { findGame, entropy: () => secretOf(3) },
  );
  for (const name of ['Ada', 'Ben', 'Cleo']) table.asHost({ ask: 'add-bot', name, level: 'regular' }, 0);
  const [ada, seat] = [0, 1];
  const random = new Random(secretOf(3), 'person');
  const view = (): object => table.view(seat)!;
  const kit = { game: 'zwinkern', seat, players: 3, options, random, view };
  const ben = new ModelledPerson(kit, MANNERS[manner]);
  const hear = (
    messages: readonly { to: Seat | 'watchers'; numbered: { message: Message } }[],
    now: number,
  ) => {
    // His eyes are for the test to tell.
    for (const { to, numbered } of messages) if (to === seat) ben.hear(numbered.message, now);
  };
  hear(table.asHost({ ask: 'start' }, 0).messages, 0);
  const [number] = (view() as winkFamily.WinkView).hand!;
  hear(table.take(ada, { ask: 'play', id: 'a', command: { do: 'call', number } }, 0).messages, 0);
  const actsAt = (now: number): readonly Ask[] => (ben.wakeAt() <= now ? ben.act(now) : []);
  let now = 0;
  while (!actsAt(now).some((ask) => ask.ask === 'look' && ask.at === ada)) now++;
  now += DEFAULT_RULES.turning;
  return {
    /** Ada looks at him, and so many pairs of eyes rest on him. */
    sees: (felt) => ben.hear({ m: 'eyes', sees: [{ of: ada, at: seat }], felt }, now),
    asksWithin: (milliseconds) => Array.from({ length: milliseconds }, () => actsAt(now++)).flat(),
  };
}

const isWink = (ask: Ask): boolean => ask.ask === 'play' && (ask.command as { do: string }).do === 'signal';

describe('whoever is discreet', () => {
  test('winks at a caller whose eyes are the only ones that they feel, but not before a person could', () => {
    const ben = benOwesAWink('discreet');
    ben.sees(1);
    assert.deepEqual(ben.asksWithin(200).filter(isWink), []);
    assert.equal(ben.asksWithin(800).filter(isWink).length, 1);
  });

  test('is not sure at first whose eyes they are: she may still be turning, and the pair that is felt another’s', () => {
    const ben = benOwesAWink('discreet');
    ben.sees(1);
    assert.deepEqual(ben.asksWithin(DEFAULT_RULES.turning).filter(isWink), []);
    ben.sees(2);
    assert.deepEqual(ben.asksWithin(1_000).filter(isWink), []);
  });

  test('waits while another pair of eyes rests on them, until it is gone', () => {
    const ben = benOwesAWink('discreet');
    ben.sees(2);
    assert.deepEqual(ben.asksWithin(400).filter(isWink), []);
    ben.sees(1);
    assert.equal(ben.asksWithin(1_000).filter(isWink).length, 1);
  });

  test('has nothing to wait for where nobody feels eyes', () => {
    const ben = benOwesAWink('discreet');
    ben.sees(null);
    assert.equal(ben.asksWithin(1_000).filter(isWink).length, 1);
  });

  test('is caught less often than those who wink as soon as their eyes meet', () => {
    const caught = (manner: Manner): number => {
      let [winks, seen] = [0, 0];
      for (let number = 1; number <= 30; number++) {
        for (const { to, seenBy = [] } of winksOf(manner, secretOf(number))) {
          winks++;
          if (seenBy.some((seat) => seat !== to)) seen++;
        }
      }
      return seen / winks;
    };
    assert.ok(caught('discreet') < caught('plain') - 0.05, 'felt eyes are of use');
  });
});

/** All the winks of a game of five. */
function winksOf(manner: Manner, secret: string): winkFamily.Signalled[] {
  const game = 'zwinkern';
  const { table } = playModels({ game, setup: setupOf(game, 5), rules: DEFAULT_RULES, manner, secret });
  const read = readRecord(table.record()!.trimEnd().split('\n'), findGame);
  assert.ok(read.ok);
  return read.record.lines.filter(({ e }) => e === 'signalled') as unknown[] as winkFamily.Signalled[];
}
