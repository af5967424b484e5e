import { playVirtually } from '@oeillade/bots';
import { Random, seedFrom } from '@oeillade/kernel';
import { arrangementFrom } from '@oeillade/lab/cli/options.ts';
import { playerOf } from './bots/match.ts';
import { countEyes, type EyesCount, sumUp } from './eyes-count.ts';
import { findGame } from './library.ts';
import { table } from './print.ts';

/** Those at whose tables the game is looked at: levels, and modelled people. */
const WHO = ['regular', 'expert', 'shark', 'person'] as const;

/** What is to become of calls and winks where everybody watches. */
const AIMS = { contacts: { least: 0.4, most: 0.7 }, caught: { least: 0.1, most: 0.35 } } as const;
const AIMED_AT: readonly string[] = ['shark', 'person'];

type Options = Parameters<typeof arrangementFrom>[2];

export interface Sitting {
  readonly game: string;
  readonly players: number;
}

/** The health of a game: for each edition, size and kind of players what becomes of calls, winks and leads. */
export function printHealth(tables: readonly Sitting[], games: number, options: Options): void {
  const rows = tables.flatMap((sitting) => WHO.map((who) => healthRow(sitting, who, games, options)));
  const head = [
    'edition',
    'players',
    'who',
    'contacts a call',
    'with a partner',
    '',
    'winks caught',
    '',
    'accused rightly',
    'wrongly',
    'minutes',
    'first seat',
    'lead changes',
    'ties',
    'undealt calls',
  ];
  console.log(table(head, rows, { texts: 3 }));
}

function healthRow({ game, players }: Sitting, who: string, games: number, options: Options) {
  const count = sumUp(
    Array.from({ length: games }, (_, number) => play({ game, players }, who, number, options)),
  );
  const met = count.contacts / count.callsWithPartner;
  const caught = count.caught / count.winks;
  const verdict = (
    value: number,
    { least, most }: { readonly least: number; readonly most: number },
  ): string => (AIMED_AT.includes(who) ? (value >= least && value <= most ? 'met' : 'missed') : '');
  const each = (sum: number): string => (sum / games).toFixed(1);
  return [
    game,
    String(players),
    who,
    (count.contacts / count.calls).toFixed(2),
    met.toFixed(2),
    verdict(met, AIMS.contacts),
    caught.toFixed(2),
    verdict(caught, AIMS.caught),
    each(count.rightAccusations),
    each(count.wrongAccusations),
    each(count.milliseconds / 60_000),
    ((count.firstSeatWins / games) * players).toFixed(2),
    each(count.leadChanges),
    (count.ties / games).toFixed(2),
    (1 - count.callsWithPartner / count.calls).toFixed(2),
  ];
}

function play({ game, players }: Sitting, who: string, number: number, agreed: Options): EyesCount {
  const { setup, rules } = arrangementFrom(game, players, agreed);
  const { options } = setup;
  const secret = seedFrom(`bench/eyes/${game}/${players}/${who}/${number}`);
  const played = playVirtually({
    findGame,
    game,
    options,
    rules,
    secret,
    keepEvents: true,
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Bot ${seat}`, level: 'regular' })),
    bot: (seat, view) => {
      const random = new Random(secret, `bot/${seat}`);
      return playerOf(who, { game, seat, players, options, random, view });
    },
  });
  return countEyes(played);
}
