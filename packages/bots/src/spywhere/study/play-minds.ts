import * as spywhereRules from '@oeillade/games/spywhere';
import { type Line, legalCommands, Play, Random, type Seed, type Setup, seatsIn } from '@oeillade/kernel';
import type { Guise } from '../habits/habits.ts';
import type { Place, SpywhereMind } from '../mind.ts';

const { spywhere } = spywhereRules;

export interface MindsAtTable {
  readonly setup: Setup<spywhereRules.SpywhereOptions>;
  readonly seed: Seed;
  /** How the others may play, as each of them thinks. */
  readonly guises: readonly Guise[];
  /** By seat. */
  readonly minds: readonly ((place: Place) => SpywhereMind)[];
}

/** Plays a whole game among minds, without table and clock, and gives its lines. */
export function playMinds(plan: MindsAtTable): readonly Line<spywhereRules.SpywhereEvent>[] {
  const { setup, seed, guises } = plan;
  const { players, options } = setup;
  const play = Play.deal(spywhere, setup, seed);
  const minds = plan.minds.map((make, seat) => {
    const view = () => spywhere.view(play.state, seat);
    return make({ seat, players, options, random: new Random(seed, `mind/${seat}`), guises, view });
  });
  const tell = (event: spywhereRules.SpywhereEvent): void => {
    minds.forEach((mind, seat) => {
      mind.notice(spywhereRules.disclose(event, seat), false);
    });
  };
  tell(play.lines[0]!);
  while (spywhere.outcome(play.state) === null) {
    const [seat] = seatsIn(spywhere.awaited(play.state));
    const view = spywhere.view(play.state, seat!);
    const legal = legalCommands(spywhere, play.state, seat!);
    let command = minds[seat!]!.choose(view, legal);
    while (command === null) command = minds[seat!]!.choose(view, legal);
    const decision = play.act(seat!, command, 0);
    if (!decision.ok) throw new Error(`A mind chose what is refused: ${decision.refusal.code}.`);
    decision.events.forEach(tell);
  }
  return play.lines;
}
