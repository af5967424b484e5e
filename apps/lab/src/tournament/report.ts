import { count, grouped } from '../cli/text.ts';
import { endingsOf, percent, type Report, type Table } from '../statistics/report.ts';
import type { SpywhereDeed, WinkDeed } from './deeds.ts';
import type { Standing, Standings } from './standings.ts';

/** What is shown of each bot's deeds: as often as in a game for each of its seats. */
type Columns<Deed extends string> = readonly (readonly [deed: Deed, heading: string])[];

const WINK: Columns<WinkDeed> = [
  ['calls', 'calls'],
  ['contacts', 'contacts made'],
  ['signals', 'signals'],
  ['signals given away', 'given away'],
  ['signals intercepted', 'intercepted'],
  ['right accusations', 'accused rightly'],
  ['wrong accusations', 'wrongly'],
];

const SPYWHERE: Columns<SpywhereDeed> = [
  ['own cards', 'own cards'],
  ['guesses', 'guesses'],
  ['right guesses', 'right'],
  ['eliminations', 'eliminations'],
  ['closed', 'closed'],
];

/** A game of which nothing is shown does not compile. */
export const COLUMNS: Readonly<Record<string, Columns<string>>> = {
  zwinkern: WINK,
  'wink-agents': WINK,
  wink: WINK,
  spywhere: SPYWHERE,
};

export function tournamentReport(id: string, title: string, standings: Standings): Report {
  const { games, players } = standings;
  const heading = `${title}, ${count(players, 'player')}: ${count(games, 'game')}`;
  if (games === 0) return { title: heading, tables: [], facts: [] };
  const rounds = `${grouped(games / players)}, each bot in every seat once`;
  return {
    title: heading,
    tables: [outcomeOf(standings), deedsOf(id, standings)],
    facts: [['rounds', rounds], ...factsOf(id, standings)],
  };
}

function outcomeOf(standings: Standings): Table {
  return {
    head: ['', 'seats', 'wins', '95 %', '× fair share', '95 %', 'points', 'sd'],
    rows: standings.standings.map(({ level, sittings, points }) => {
      const { share, fair, low, high } = standings.wins(level);
      return [
        level,
        String(sittings / standings.games),
        percent(share),
        `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`,
        (share / fair).toFixed(2),
        `${(low / fair).toFixed(2)}–${(high / fair).toFixed(2)}`,
        points.mean.toFixed(1),
        points.deviation.toFixed(1),
      ];
    }),
  };
}

const deedsOf = (id: string, { standings }: Standings): Table => ({
  head: ['a game and seat', ...COLUMNS[id]!.map(([, heading]) => heading)],
  rows: standings.map((standing) => [
    standing.level,
    ...COLUMNS[id]!.map(([deed]) => meanOf(standing, deed).toFixed(2)),
  ]),
});

export const meanOf = (standing: Standing, deed: string): number => standing.did(deed) / standing.sittings;

function factsOf(id: string, standings: Standings): [string, string][] {
  const { games, turns, seconds, ends } = standings;
  const minutes = `${(seconds.mean / 60).toFixed(1)} minutes at the table`;
  const length = `${turns.mean.toFixed(1)} turns (sd ${turns.deviation.toFixed(1)}), ${minutes}`;
  return [
    ...(id === 'spywhere' ? spywhereFacts(standings) : winkFacts(standings)),
    ['length', length],
    ['ends', endingsOf(ends, games)],
  ];
}

function winkFacts(standings: Standings): [string, string][] {
  const did = (deed: WinkDeed): number => standings.did(deed);
  const signals = did('signals');
  const accusations = did('right accusations') + did('wrong accusations');
  return [
    ['contacts a call', ratio(did('contacts'), did('calls'))],
    [
      'signals',
      `${percentOf(did('signals received'), signals)} received, ${percentOf(did('signals given away'), signals)} intercepted`,
    ],
    [
      'accusations',
      `${ratio(accusations, standings.games)} a game, ${percentOf(did('right accusations'), accusations)} right`,
    ],
  ];
}

function spywhereFacts(standings: Standings): [string, string][] {
  const did = (deed: SpywhereDeed): number => standings.did(deed);
  return [
    ['guesses', `${percentOf(did('right guesses'), did('guesses'))} right`],
    ['closed', `by somebody's last attempt in ${percentOf(did('closed'), standings.games)} of the games`],
  ];
}

const ratio = (part: number, whole: number): string => (whole === 0 ? 'none' : (part / whole).toFixed(2));

const percentOf = (part: number, whole: number): string => (whole === 0 ? 'none' : percent(part / whole));
