import { clock } from '../cli/text.ts';
import type { Ink } from '../draw/ink.ts';
import type { Eyes, Step, Story } from './story.ts';

/** What stands over a step: the game, where in it, and through whose eyes. */
export function heading(story: Story, steps: readonly Step[], at: number, eyes: Eyes): string {
  const { t } = steps[at]!;
  const through = eyes === 'all' ? '' : ` · as ${story.nameOf(eyes)} sees it`;
  return `${story.record.game.facts.title} · step ${at + 1} of ${steps.length} · ${clock(t)}${through}`;
}

/** Every step, one after the other. */
export function* pages(story: Story, eyes: Eyes, from: number, ink: Ink): Generator<string> {
  const steps = story.steps(eyes);
  for (let at = from; at < steps.length; at++) {
    const { line, sentence } = steps[at]!;
    const title = ink.tint('bold', `── ${heading(story, steps, at, eyes)}`);
    yield `${[title, sentence, '', ...story.draw(line, eyes), ''].join('\n')}\n`;
  }
}
