import assert from 'node:assert/strict';
import {
  type Command,
  decide,
  type GameEvent,
  RecordedChance,
  type Setup,
  type Viewer,
} from '../src/index.ts';
import type { OtherWorld, Specimen } from './specimen.ts';

/** All that a viewer gets of a world, in order: an entry for the deal, then one for each command. */
export type Heard = readonly (readonly string[])[];

/** As long as the game runs, not a byte of view or event may differ from one world to the other. */
export function assertIndistinguishable(here: Heard, there: Heard, viewer: Viewer): void {
  const [real, other] = [withoutRepeats(here), withoutRepeats(there)];
  for (let index = 0; index < Math.max(real.length, other.length); index++) {
    assert.equal(other[index], real[index], `viewer ${viewer} can tell two worlds apart at ${index}`);
  }
}

/** What is shown of each event, and the view after each command. */
export function listen<S extends object, C extends Command, E extends GameEvent, V extends object>(
  { game }: Specimen<S, C, E, V>,
  setup: Setup,
  viewer: Viewer,
  world: OtherWorld<C, E>,
): Heard {
  let state = game.begin(setup, world.dealt);
  const heard = [
    [JSON.stringify(game.disclose(world.dealt, viewer)), JSON.stringify(game.view(state, viewer))],
  ];
  const chance = new RecordedChance(world.drawn);
  for (const { seat, command } of world.given) {
    const decision = decide(game, { players: setup.players, state, chance }, seat, command);
    assert.ok(decision.ok, `the other world must be legal: ${JSON.stringify({ seat, command, decision })}`);
    state = decision.state;
    // The end shows everything: up to there the worlds must look alike, and beyond they need not.
    if (game.outcome(state)) break;
    const shown = decision.events
      .map((event) => game.disclose(event, viewer))
      .filter((event) => event !== null);
    const view = JSON.stringify(game.view(state, viewer));
    heard.push(shown.length > 0 ? [JSON.stringify(shown), view] : [view]);
  }
  return heard;
}

/** A command of which a viewer hears nothing leaves the view as it is: how many there were cannot be told. */
const withoutRepeats = (heard: Heard): string[] =>
  heard.flat().filter((entry, index, all) => entry !== all[index - 1]);
