import type { ReplayedGame, Step, Viewpoint } from './replayed-game.ts';

/** Where somebody is who steps through a game. */
export class Walk {
  readonly game: ReplayedGame;
  eyes: Viewpoint;
  steps: readonly Step[];
  at: number;

  constructor(game: ReplayedGame, eyes: Viewpoint, at: number) {
    this.game = game;
    this.eyes = eyes;
    this.steps = game.steps(eyes);
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

  /** Goes to the next viewpoint, at the same step or the last one before that this viewpoint knows. */
  switchEyes(): void {
    const { line } = this.step;
    const next = this.eyes === 'all' ? 0 : this.eyes + 1;
    this.eyes = next === this.game.players ? 'all' : next;
    this.steps = this.game.steps(this.eyes);
    this.go(this.steps.findLastIndex((step) => step.line <= line));
  }
}
