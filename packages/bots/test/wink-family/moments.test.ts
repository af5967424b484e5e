import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame, makeBot } from '@oeillade/catalogue/testkit';
import type * as winkFamily from '@oeillade/games/wink-family';
import { Random, type Seat, seedFrom } from '@oeillade/kernel';
import { type Ask, DEFAULT_RULES, type Message, Table, type TableRules } from '@oeillade/table';
import type { Bot } from '../../src/index.ts';

const [ADA, BEN, CLEO] = [0, 1, 2] as const;

/** Ada has called a card whose twin Ben holds; Ben is a shark, and has turned to her. What he sees is told by the test. */
function benOwesAWink(seed: string, rules: Partial<TableRules> = {}) {
  const options = { first: ADA };
  const { table } = Table.open(
    { game: 'zwinkern', options, rules: { ...DEFAULT_RULES, ...rules } },
    { findGame, entropy: () => seedFrom(seed) },
  );
  for (const name of ['Ada', 'Ben', 'Cleo']) table.asHost({ ask: 'add-bot', name, level: 'shark' }, 0);
  const view = (): object => table.view(BEN)!;
  const random = new Random(seedFrom(seed), 'ben');
  const kit = { game: 'zwinkern', seat: BEN, players: 3, options, random, view } as const;
  const ben: Bot = makeBot({ ...kit, level: 'shark' });
  const tell = (messages: readonly { to: Seat | 'watchers'; numbered: { message: Message } }[]) => {
    for (const { to, numbered } of messages) if (to === BEN) ben.hear(numbered.message, 0);
  };
  tell(table.asHost({ ask: 'start' }, 0).messages);
  const [number] = (view() as winkFamily.WinkView).hand!;
  tell(table.take(ADA, { ask: 'play', id: 'a', command: { do: 'call', number } }, 0).messages);
  let now = 0;
  const asks = (): readonly Ask[] => (ben.wakeAt() <= now ? ben.act(now) : []);
  while (!asks().some((ask) => ask.ask === 'look' && ask.at === ADA)) now++;
  now += DEFAULT_RULES.turning;
  return {
    sees(gazes: readonly { of: Seat; at: Seat | null }[], felt: number | null): void {
      ben.hear({ m: 'eyes', sees: gazes, felt }, now);
    },
    /** Until he has winked, or looks elsewhere, or the time is over. */
    actsWithin(milliseconds: number): 'winks' | 'turns away' | 'waits' {
      for (const until = now + milliseconds; now < until; now++) {
        for (const ask of asks()) {
          if (ask.ask === 'play' && (ask.command as { do: string }).do === 'signal') return 'winks';
          if (ask.ask === 'look') return 'turns away';
        }
      }
      return 'waits';
    },
  };
}

const SEEDS = Array.from({ length: 20 }, (_, number) => `moment ${number}`);
const adaAtBen = { of: ADA, at: BEN };

describe('a shark that owes a wink', () => {
  test('D-10 winks while nobody’s eyes but the caller’s are felt', () => {
    for (const seed of SEEDS) {
      const ben = benOwesAWink(seed);
      ben.sees([adaAtBen], 0);
      assert.equal(ben.actsWithin(2_000), 'winks');
    }
  });

  test('D-10 does not wink while others watch: it waits, or looks away', () => {
    for (const seed of SEEDS) {
      const ben = benOwesAWink(seed);
      ben.sees([adaAtBen], 2);
      assert.notEqual(ben.actsWithin(2_000), 'winks');
    }
  });

  test('D-10 gives a wink up that it was about to make when more eyes come', () => {
    for (const seed of SEEDS) {
      const ben = benOwesAWink(seed);
      ben.sees([adaAtBen], 0);
      assert.equal(ben.actsWithin(20), 'waits');
      ben.sees([adaAtBen], 2);
      assert.notEqual(ben.actsWithin(2_000), 'winks');
    }
  });

  test('D-10 at a blind table it winks when their eyes meet', () => {
    const ben = benOwesAWink('blind', { felt: false });
    ben.sees([adaAtBen], null);
    assert.equal(ben.actsWithin(2_000), 'winks');
  });

  test('D-7 with peripheral vision it sees for itself who watches', () => {
    const others = (at: Seat | null) => [adaAtBen, { of: CLEO, at }];
    for (const seed of SEEDS) {
      const watched = benOwesAWink(seed, { peripheral: true, felt: false });
      watched.sees(others(BEN), null);
      assert.notEqual(watched.actsWithin(2_000), 'winks');
      const alone = benOwesAWink(seed, { peripheral: true, felt: false });
      alone.sees(others(null), null);
      assert.equal(alone.actsWithin(2_000), 'winks');
    }
  });
});
