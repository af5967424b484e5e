import { type Level, playVirtually } from '@oeillade/bots';
import * as spywhereRules from '@oeillade/games/spywhere';
import type * as winkFamily from '@oeillade/games/wink-family';
import { dealFrom, fairSeed, Random } from '@oeillade/kernel';
import { type Job, seatingOf, seedOf, wilson } from '@oeillade/lab/tournament';
import type { Message } from '@oeillade/table';
import { findGame, makeBot } from './library.ts';

/** The share of the games won by an expert who sees all the cards, with its 95 % interval. */
export interface OpenHands {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What somebody who sees all the cards hears beside a message: things from which all of them follow. */
type Informant = (message: Message) => readonly Message[];

/**
 * How well an expert would do who sees all the cards, in the seat of the hero and against the same others: about the
 * most that the luck of the game leaves room for.
 */
export function openHands(job: Job, hero: Level, games: number): OpenHands {
  let won = 0;
  for (let number = 0; number < games; number++) won += playOpenly(job, hero, number);
  return { games, share: won / games, ...wilson(won, games) };
}

function playOpenly(job: Job, hero: Level, number: number): number {
  const { game, setup, rules } = job;
  const { players, options } = setup;
  const secret = seedOf(job, number);
  // Only levels of the house sit at these tables.
  const levels = seatingOf(job, number) as Level[];
  const heroSeat = levels.indexOf(hero);
  const { table } = playVirtually({
    findGame,
    game,
    options,
    rules,
    secret,
    seats: levels.map((level, seat) => ({ name: `Bot ${seat}`, level })),
    bot: (seat, view) => {
      const level = seat === heroSeat ? 'expert' : levels[seat]!;
      const random = new Random(secret, `bot/${seat}`);
      const bot = makeBot({ game, seat, players, options, level, random, view });
      if (seat !== heroSeat) return bot;
      const inform = informant(dealOf(job, number), seat);
      return {
        hear(message, now) {
          bot.hear(message, now);
          for (const secretly of inform(message)) bot.hear(secretly, now);
        },
        wakeAt: () => bot.wakeAt(),
        act: (now) => bot.act(now),
      };
    },
  });
  const end = table.record()!.trimEnd().split('\n').at(-1)!;
  const { ranks } = JSON.parse(end) as { ranks?: number[] };
  if (!ranks) throw new Error('A game with open hands did not end.');
  return ranks[heroSeat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

type Dealt = winkFamily.Dealt | spywhereRules.SpywhereEvent;

function dealOf(job: Job, number: number): Dealt {
  const words = Array.from({ length: job.setup.players }, () => '');
  const seed = fairSeed({ secret: seedOf(job, number), words });
  return dealFrom(findGame(job.game)!, job.setup, seed) as Dealt;
}

function informant(dealt: Dealt, seat: number): Informant {
  if (dealt.e !== 'dealt') throw new Error(`A deal is no "${dealt.e}".`);
  return 'passports' in dealt ? tellPassports(dealt.passports, seat) : tellHolders(dealt.hands, seat);
}

/** Every call is followed by the signal of whoever holds the twin. */
const tellHolders =
  (hands: readonly (readonly number[])[], seat: number): Informant =>
  (message) => {
    if (message.m !== 'event') return [];
    const event = message.event as winkFamily.WinkSeen;
    if (event.e !== 'called') return [];
    const of = hands.findIndex((hand) => hand.includes(event.number));
    if (of === -1 || of === seat) return [];
    return [{ m: 'signal', of, to: event.seat, signal: 'wink', until: message.t }];
  };

/** The deal is followed by eliminations of all that nobody is: they prove who is who. */
function tellPassports(passports: readonly (readonly spywhereRules.Nation[])[], seat: number): Informant {
  const proofs = passports.flatMap((own, other) => {
    if (other === seat) return [];
    return spywhereRules.NATIONS.filter((nation) => !own.includes(nation)).flatMap((nation) => [
      { e: 'eliminated', seat: other, nation },
      // The three cards lie there again: the market is what it was.
      { e: 'filled', cards: [nation, nation, nation] },
    ]);
  });
  return (message) =>
    message.m === 'event' && (message.event as { e: string }).e === 'dealt'
      ? proofs.map((event) => ({ m: 'event', t: message.t, event }))
      : [];
}
