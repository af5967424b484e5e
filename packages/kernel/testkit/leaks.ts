import assert from 'node:assert/strict';
import {
  type Chance,
  type Command,
  decide,
  type GameEvent,
  type Play,
  type Setup,
  type Viewer,
} from '../src/index.ts';
import type { Given, OtherWorld, Specimen } from './specimen.ts';

/**
 * Plays the other world and listens as the viewer does: as long as the game runs, not a byte of view or event may
 * differ from the real one.
 */
export function assertIndistinguishable<
  S extends object,
  C extends Command,
  E extends GameEvent,
  V extends object,
>(
  specimen: Specimen<S, C, E, V>,
  setup: Setup,
  real: { readonly play: Play<S, C, E, V>; readonly given: readonly Given<C>[] },
  other: OtherWorld<C, E>,
  viewer: Viewer,
): void {
  const { game } = specimen;
  const dealt = real.play.lines[0] as E;
  const heardThere = listen(specimen, setup, viewer, other);
  const shuffles = real.play.lines
    .map((line) => game.recordedShuffle(line))
    .filter((cards) => cards !== null);
  const heardHere = listen(specimen, setup, viewer, { dealt, given: real.given, shuffles });
  assert.equal(heardHere.length, heardThere.length);
  heardHere.forEach((heard, index) => {
    assert.equal(heardThere[index], heard, `viewer ${viewer} can tell two worlds apart at ${index}`);
  });
}

/** All that a viewer gets, in order: what is shown of each event, and the view after each command. */
function listen<S extends object, C extends Command, E extends GameEvent, V extends object>(
  { game }: Specimen<S, C, E, V>,
  setup: Setup,
  viewer: Viewer,
  world: OtherWorld<C, E>,
): string[] {
  const hear = (what: unknown): number => heard.push(JSON.stringify(what));
  const heard: string[] = [];
  let state = game.begin(setup, world.dealt);
  hear(game.disclose(world.dealt, viewer));
  hear(game.view(state, viewer));
  const chance = inOrder(world.shuffles);
  for (const { seat, command } of world.given) {
    const decision = decide(game, { players: setup.players, state, chance }, seat, command);
    assert.ok(decision.ok, `the other world must be legal: ${JSON.stringify({ seat, command, decision })}`);
    state = decision.state;
    // The end shows everything: up to there the worlds must look alike, and beyond they need not.
    if (game.outcome(state)) break;
    const shown = decision.events
      .map((event) => game.disclose(event, viewer))
      .filter((event) => event !== null);
    if (shown.length > 0) hear(shown);
    hear(game.view(state, viewer));
  }
  return heard.filter((entry, index) => entry !== heard[index - 1]);
}

function inOrder(shuffles: readonly (readonly number[])[]): Chance {
  let next = 0;
  return { shuffled: (cards) => shuffles[next++] ?? cards };
}
