import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as spywhereRules from '@oeillade/games/spywhere';
import { legalCommands, MoveList, Random, type Seat, seatsIn, seedFrom } from '@oeillade/kernel';
import type { Level } from '../../src/bot.ts';
import { bots } from '../../src/spywhere/index.ts';
import { kitOf, OPTIONS } from './party.ts';

const { spywhere, nationsIn } = spywhereRules;

type Dealt = spywhereRules.Dealt;

const SETUP = { players: 4, options: OPTIONS };
const SEAT: Seat = 0;

function deal(seed: string): Dealt {
  return spywhere.deal(SETUP, new Random(seedFrom(seed), 'deal')) as Dealt;
}

/** Another deal that looks the same to the seat: other passports of the others, other hands, another pile. */
function resampled(dealt: Dealt, random: Random): Dealt {
  const { passports, hands, pile } = dealt;
  const own = passports[SEAT]![0]!;
  const others = random.shuffled(
    nationsIn(0b111111).filter((nation) => nation !== own && nation !== dealt.out),
  );
  const hidden = random.shuffled([...hands.filter((_, seat) => seat !== SEAT).flat(), ...pile]);
  return {
    ...dealt,
    passports: passports.map((mine, seat) => (seat === SEAT ? mine : [others[seat]!])),
    hands: hands.map((hand, seat) => (seat === SEAT ? hand : hidden.splice(0, 3))),
    pile: hidden,
  };
}

for (const level of ['novice', 'regular', 'expert', 'shark'] as const) {
  test(`${level}: cards that it was never shown do not change its moves`, () => {
    for (let game = 0; game < 5; game++) {
      const random = new Random(seedFrom(`hidden/${game}`), 'resample');
      const first = { ...deal(`hidden/${game}`), first: SEAT };
      // The card that the seat draws is one that it will see, so it stays.
      const [card, ...pile] = first.pile;
      const firstChoices = [first, resampled({ ...first, pile }, random)].map((dealt, index) =>
        firstExchange(index === 0 ? dealt : { ...dealt, pile: [card!, ...dealt.pile] }, level, game),
      );
      assert.deepEqual(firstChoices[1], firstChoices[0]);
    }
  });
}

/** What the bot of the seat does in its first turn, up to its exchange. */
function firstExchange(dealt: Dealt, level: Level, game: number): object {
  const state = spywhere.begin(SETUP, dealt);
  const party = { levels: [level, level, level, level], seed: `hidden/bot/${game}` };
  const bot = bots.make(kitOf(party, SEAT, () => spywhere.view(state, SEAT)));
  bot.hear({ m: 'event', t: 0, event: spywhere.disclose(dealt, SEAT)! }, 0);
  assert.deepEqual(seatsIn(spywhere.awaited(state)), [SEAT]);
  assert.equal(legalCommands(spywhere, state, SEAT).length, 1);
  const moves = new MoveList(8);
  spywhere.moves(state, SEAT, moves);
  const log: spywhereRules.SpywhereEvent[] = [];
  spywhere.play(state, SEAT, moves.at(0), { shuffled: (cards) => cards, roll: () => 1 }, log);
  for (const event of log) bot.hear({ m: 'event', t: 0, event: spywhere.disclose(event, SEAT)! }, 0);
  for (let slice = 0; slice < 100; slice++) {
    const [ask] = bot.act(bot.wakeAt());
    if (ask) return ask;
  }
  throw new Error('The bot never came to a decision.');
}
