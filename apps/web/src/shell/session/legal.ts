import { findGame } from '@oeillade/games';
import { type Command, legalCommands, readSetup } from '@oeillade/kernel';
import type { TableModel } from './model.ts';

/** What I may do now: the same list that the table goes by, drawn from what I may know. */
export function myCommands({ lobby, view, seat }: TableModel): readonly Command[] {
  if (!lobby || !view || seat === null || lobby.phase !== 'playing') return [];
  const game = findGame(lobby.game);
  const setup = game && readSetup(game, lobby.seats.length, lobby.options);
  return game && setup?.ok ? legalCommands(game, game.imagine(setup.setup, view), seat) : [];
}
