import { decide, type Random, RecordedChance, type Seat, type Viewer } from '@oeillade/kernel';
import type { Given, History, OtherWorld } from '@oeillade/kernel/testkit';
import {
  type Dealt,
  NATIONS,
  type Nation,
  type SpywhereCommand,
  type SpywhereEvent,
  sorted,
  spywhere,
} from '../../src/spywhere/index.ts';
import type { SpywhereOptions } from '../../src/spywhere/options.ts';
import { CardTrack } from './other-cards.ts';

type SpywhereHistory = History<SpywhereCommand, SpywhereEvent>;
type World = OtherWorld<SpywhereCommand, SpywhereEvent>;

const MOST_TRIES = 40;

/** Other cards in the others' hands and in the pile, other passports, other guesses; all that was public as it was. */
export function otherWorld(history: SpywhereHistory, viewer: Viewer, random: Random): World {
  const dealt = history.lines[0] as Dealt;
  const passports = otherPassports(history, dealt, viewer, random);
  const given = otherGuesses(history, dealt, viewer, random);
  const track = new CardTrack(history.lines, viewer);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const cards = track.resampled(random);
    if (!cards) continue;
    const world = { dealt: { ...dealt, passports, ...cards.dealt }, given, drawn: cards.drawn };
    if (goesTheSameWay(history, world)) return world;
  }
  const drawn = history.lines.flatMap((line) => spywhere.recordedChance(line) ?? []);
  return { dealt: { ...dealt, passports }, given, drawn };
}

const inPlay = ({ out }: Dealt): Nation[] => NATIONS.filter((nation) => nation !== out);

/** Nobody has the viewer's passports, nor one of a nationality that they have eliminated. */
function otherPassports(
  { lines }: SpywhereHistory,
  dealt: Dealt,
  viewer: Viewer,
  random: Random,
): Nation[][] {
  const own = viewer === null ? [] : dealt.passports[viewer]!;
  const free = inPlay(dealt).filter((nation) => !own.includes(nation));
  const isDisproved = (seat: Seat, nation: Nation): boolean =>
    lines.some((line) => line.e === 'eliminated' && line.seat === seat && line.nation === nation);
  for (;;) {
    const drawn = random.shuffled(free);
    const passports = dealt.passports.map((held, seat) =>
      seat === viewer ? [...held] : sorted(drawn.splice(0, held.length)),
    );
    if (!passports.some((held, seat) => held.some((nation) => isDisproved(seat, nation)))) return passports;
  }
}

/** For each of the others all their guesses under other names, and any last attempts instead of theirs. */
function otherGuesses({ given, setup }: SpywhereHistory, dealt: Dealt, viewer: Viewer, random: Random) {
  const cards = dealt.passports.map(() => random.shuffled(inPlay(dealt)));
  const open = dealt.passports.map((_, seat) => opponentsOf(seat, setup.players));
  return given.map((asked): Given<SpywhereCommand> => {
    const { seat, command } = asked;
    if (seat === viewer) return asked;
    if (command.do === 'attempt') {
      open[seat]!.splice(open[seat]!.indexOf(command.at), 1);
      return { seat, command: { ...command, nation: cards[seat]!.pop()! } };
    }
    if (command.do !== 'attempt-last') return asked;
    const targets = open[seat]!.filter(() => random.happens(0.6));
    return {
      seat,
      command: { ...command, attempts: targets.map((at) => ({ at, nation: cards[seat]!.pop()! })) },
    };
  });
}

/** Each as often as it may be attempted. */
function opponentsOf(seat: Seat, players: number): Seat[] {
  if (players === 2) return [1 - seat, 1 - seat];
  return Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat);
}

/** With "no triples" the market's course depends on what is in the pile, of which everybody can then tell something. */
function goesTheSameWay({ setup, lines }: SpywhereHistory, { dealt, given, drawn }: World): boolean {
  if (!(setup.options as SpywhereOptions).noTriples) return true;
  const course = lines.flatMap(marketCourse);
  const chance = new RecordedChance(drawn);
  let state = spywhere.begin(setup as Parameters<typeof spywhere.begin>[0], dealt);
  let step = 0;
  for (const { seat, command } of given) {
    const decision = decide(spywhere, { players: setup.players, state, chance }, seat, command);
    // The market went the same way up to here: that this cannot be played is for the leak test to complain of.
    if (!decision.ok) return true;
    for (const change of decision.events.flatMap(marketCourse)) if (change !== course[step++]) return false;
    state = decision.state;
  }
  return step === course.length;
}

const marketCourse = (event: SpywhereEvent): string[] => {
  if (event.e === 'filled') return [`filled ${event.cards.join()}`];
  return event.e === 'returned' ? [`returned ${event.nation}`] : [];
};
