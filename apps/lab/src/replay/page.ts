import type { Ink } from '../draw/ink.ts';
import { clock } from '../text.ts';
import type { ReplayedGame, Step, Viewpoint } from './replayed-game.ts';

/** What stands over a step: the game, where in it, and through whose eyes. */
export function heading(game: ReplayedGame, steps: readonly Step[], at: number, eyes: Viewpoint): string {
  const { t } = steps[at]!;
  const through = eyes === 'all' ? '' : ` · as ${game.nameOf(eyes)} sees it`;
  return `${game.record.game.facts.title} · step ${at + 1} of ${steps.length} · ${clock(t)}${through}`;
}

/** Every step, one after the other. */
export function* pages(game: ReplayedGame, eyes: Viewpoint, from: number, ink: Ink): Generator<string> {
  const steps = game.steps(eyes);
  for (let at = from; at < steps.length; at++) {
    const { line, sentence } = steps[at]!;
    const title = ink.tint('bold', `── ${heading(game, steps, at, eyes)}`);
    yield `${[title, sentence, '', ...game.draw(line, eyes), ''].join('\n')}\n`;
  }
}
