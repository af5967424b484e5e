import { winkFamily } from '@oeillade/games';
import type { GameRecord, Line, Seat, Setup } from '@oeillade/kernel';
import type { Finish } from '../../../features/table/end/finish.ts';
import { type BrokenTie, brokenTies } from '../../../features/table/end/tie-breaks.ts';
import { editionOf } from '../../../ui/table/edition.ts';
import { type CallTold, callsTold } from './wink-calls.ts';
import { type DealtCard, handsTold, type UndealtCard, undealtTold } from './wink-hands.ts';
import { type WinkAccount, winkAccounts } from './wink-points.ts';

type WinkLines = readonly Line<winkFamily.WinkEvent>[];

/** The end of a game of the wink family (W-53…W-55). */
export interface WinkEnding extends Finish {
  readonly game: 'wink-family';
  readonly edition: winkFamily.Edition;
  readonly why: winkFamily.End;
  /** Who has no card left in hand. */
  readonly emptied: readonly Seat[];
  readonly accounts: readonly WinkAccount[];
  readonly ties: readonly BrokenTie[];
  readonly hands: readonly (readonly DealtCard[])[];
  readonly undealt: readonly UndealtCard[];
  readonly calls: readonly CallTold[];
  /** Whether winks went through the software: real faces leave no trace. */
  readonly carriesEyes: boolean;
}

/** Null for a game of another family. */
export function winkEnding({ game, setup, lines: all }: GameRecord, finish: Finish): WinkEnding | null {
  const edition = editionOf(game.facts.id);
  if (!edition) return null;
  const lines = all as WinkLines;
  const dealt = lines[0] as Line<winkFamily.Dealt>;
  const ended = lines.at(-1) as Line<winkFamily.Ended>;
  const { revealed } = endView(edition, setup, lines);
  const tallies = finish.scores.map((_, seat) => ({
    spiesLeft: ended.spiesLeft[seat]!,
    spiesLaid: ended.spiesLaid[seat]!,
    faceDown: ended.faceDown[seat]!,
  }));
  const calls = callsTold(edition, setup, lines);
  return {
    game: 'wink-family',
    ...finish,
    edition,
    why: ended.why,
    emptied: revealed!.hands.flatMap((hand, seat) => (hand.length === 0 ? [seat] : [])),
    accounts: winkAccounts(lines),
    ties: brokenTies(finish, tallies, edition.tieBreaks),
    hands: handsTold(dealt, lines, revealed!.hands),
    undealt: undealtTold(dealt, calls),
    calls,
    carriesEyes: game.carriesEyes(setup),
  };
}

/** What everybody is shown at the end, by the game's own hand. */
function endView(edition: winkFamily.Edition, setup: Setup, lines: WinkLines): winkFamily.WinkView {
  const game = winkFamily.winkGame(edition);
  const state = game.begin(setup as Setup<winkFamily.WinkOptions>, lines[0]!);
  for (const line of lines.slice(1)) game.fold(state, line);
  return game.view(state, null);
}
