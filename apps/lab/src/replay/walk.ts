import type { Eyes, Step, Story } from './story.ts';

/** Where somebody is who steps through a game. */
export class Walk {
  readonly story: Story;
  eyes: Eyes;
  steps: readonly Step[];
  at: number;

  constructor(story: Story, eyes: Eyes, at: number) {
    this.story = story;
    this.eyes = eyes;
    this.steps = story.steps(eyes);
    this.at = at;
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
  }

  nextTurn(): void {
    const found = this.steps.findIndex(({ isTurn }, index) => index > this.at && isTurn);
    this.go(found === -1 ? this.steps.length - 1 : found);
  }

  previousTurn(): void {
    const found = this.steps.findLastIndex(({ isTurn }, index) => index < this.at && isTurn);
    this.go(found === -1 ? 0 : found);
  }

  /** On to the next seat's eyes, at the same moment or the last one before that they know of. */
  switchEyes(): void {
    const { line } = this.step;
    const next = this.eyes === 'all' ? 0 : this.eyes + 1;
    this.eyes = next === this.story.players ? 'all' : next;
    this.steps = this.story.steps(this.eyes);
    this.go(this.steps.findLastIndex((step) => step.line <= line));
  }
}
