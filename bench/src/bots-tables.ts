import { type Job, lineupOf, type Standings } from '@oeillade/lab/tournament';
import { openHands } from './bots-open-hands.ts';
import { jobOf, type Step } from './bots-steps.ts';
import { gameIds, gameOf } from './library.ts';
import { table } from './print.ts';

/** What each step up is to bring: so many times the fair share, or with two players this share of the games. */
const AIM = { multiple: 1.5, ofTwo: 0.6 } as const;

/** What is to become of calls and signals among five experts. */
const AMONG_EXPERTS = {
  contacts: { least: 0.4, most: 0.7 },
  intercepted: { least: 0.1, most: 0.35 },
} as const;

const EXPERTS = 5;
const FIVE_GAMES = 500;
const OPEN_GAMES = 200;

export interface StepResult {
  readonly step: Step;
  readonly standings: Standings;
}

export function printSteps(results: readonly StepResult[]): void {
  const rows = results.map(stepRow);
  const head = ['game', 'players', 'one', 'against all', 'games', 'wins', '95 %', 'aim', '', 'missed by'];
  console.log('Wins as a multiple of the fair share; with two players as a share of the games.\n');
  console.log(table(head, rows, { texts: 4 }));
  const missed = results.filter((result) => missing(result) > 0);
  console.log(`\n${results.length - missed.length} of ${results.length} steps meet their aim.`);
  if (missed.length > 0) printOpenHands(missed);
}

/** How much room luck leaves where an aim was missed. */
function printOpenHands(missed: readonly StepResult[]): void {
  const rows = missed.map((result) => {
    const { step, standings } = result;
    const { players } = step.job.setup;
    const unit = unitOf(result);
    const { games: some, share, low, high } = openHands(step.job, step.hero, OPEN_GAMES);
    return [
      step.job.game,
      String(players),
      step.others,
      (standings.wins(step.hero).share / unit).toFixed(2),
      String(some),
      (share / unit).toFixed(2),
      `${(low / unit).toFixed(2)}–${(high / unit).toFixed(2)}`,
    ];
  });
  const head = ['game', 'players', 'against all', 'wins', 'games', 'with open hands', '95 %'];
  console.log('\nWhere it was missed: what an expert who sees all the cards reaches in the same seats.\n');
  console.log(table(head, rows, { texts: 3 }));
}

const aimOf = ({ step }: StepResult): number => (step.job.setup.players === 2 ? AIM.ofTwo : AIM.multiple);

const unitOf = ({ step, standings }: StepResult): number =>
  step.job.setup.players === 2 ? 1 : standings.wins(step.hero).fair;

const missing = (result: StepResult): number =>
  aimOf(result) - result.standings.wins(result.step.hero).share / unitOf(result);

function stepRow(result: StepResult): string[] {
  const { step, standings } = result;
  const { hero, others, job } = step;
  const { share, fair, low, high } = standings.wins(hero);
  const unit = unitOf(result);
  const gap = missing(result);
  return [
    job.game,
    String(job.setup.players),
    hero,
    others,
    String(standings.games),
    (share / unit).toFixed(2),
    `${(low / unit).toFixed(2)}–${(high / unit).toFixed(2)}`,
    aimOf(result).toFixed(1),
    gap <= 0 ? 'met' : low > fair ? 'missed, but better' : 'not better',
    gap <= 0 ? '' : gap.toFixed(2),
  ];
}

/** Five experts at every edition of the wink. */
export const fiveExperts = (wanted: number | null, only: string | null): Job[] =>
  gameIds
    .filter((game) => gameOf(game).facts.kinds.signal !== null && (only === null || game === only))
    .map((game) => jobOf(game, lineupOf(['expert'], EXPERTS), wanted ?? FIVE_GAMES));

export function printFive(results: readonly { readonly job: Job; readonly standings: Standings }[]): void {
  if (results.length === 0) return;
  const rows = results.map(({ job, standings }) => {
    const { contacts, intercepted } = AMONG_EXPERTS;
    const made = standings.did('contacts') / standings.did('calls');
    const seen = standings.did('signals given away') / standings.did('signals');
    const accusations = standings.did('right accusations') + standings.did('wrong accusations');
    return [
      job.game,
      String(standings.games),
      made.toFixed(2),
      verdict(made, contacts),
      seen.toFixed(2),
      verdict(seen, intercepted),
      (accusations / standings.games).toFixed(1),
      (standings.seconds.mean / 60).toFixed(1),
    ];
  });
  const { contacts, intercepted } = AMONG_EXPERTS;
  const heading = (what: string, { least, most }: Range) =>
    `${what} (aim ${least.toFixed(2)}–${most.toFixed(2)})`;
  const head = [
    'five experts',
    'games',
    heading('contacts a call', contacts),
    '',
    heading('signals intercepted', intercepted),
    '',
    'accusations a game',
    'minutes',
  ];
  console.log(table(head, rows, { texts: 1 }));
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const verdict = (value: number, { least, most }: Range): string =>
  value >= least && value <= most ? 'met' : 'missed';
