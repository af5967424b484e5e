import type { Seat } from '@oeillade/kernel';

/** What can be voted on: `replace/3` hands seat 3, whose player is away, to a bot. */
export type Motion = 'pause' | 'resume' | 'end' | `replace/${number}`;

/** What somebody at the table, or at its door, asks for. */
export type Ask =
  | { readonly ask: 'sit'; readonly name: string; readonly token: string; readonly face?: number }
  | { readonly ask: 'leave' }
  | { readonly ask: 'dress'; readonly name?: string; readonly colour?: string; readonly face?: number }
  | { readonly ask: 'ready'; readonly ready: boolean }
  | { readonly ask: 'words'; readonly words: string }
  | { readonly ask: 'arrange'; readonly game?: string; readonly options?: object; readonly rules?: object }
  | { readonly ask: 'add-bot'; readonly level: string; readonly name: string }
  | { readonly ask: 'remove'; readonly seat: Seat }
  | { readonly ask: 'hand-over'; readonly seat: Seat }
  | { readonly ask: 'start' }
  | { readonly ask: 'play'; readonly command: unknown; readonly pressed?: number }
  | { readonly ask: 'look'; readonly at: Seat | null }
  | { readonly ask: 'vote'; readonly on: Motion; readonly yes: boolean }
  | { readonly ask: 'again' };

/** Every input has an id of its sender's choice. */
export type Input = Ask & { readonly id: string };
