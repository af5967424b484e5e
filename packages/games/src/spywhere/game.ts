import type { Game, Seat } from '@oeillade/kernel';
import { clause, clauseOf } from './clauses.ts';
import { SpywhereCommand, toCommand, toMove } from './commands.ts';
import { checkDeal, deal } from './deal.ts';
import { type Dealt, disclose, lines, type SpywhereEvent, SpywhereSeen } from './events.ts';
import { explain } from './explain.ts';
import { SpywhereForesight } from './foresight.ts';
import { imagine } from './imagine.ts';
import { label } from './label.ts';
import { moves } from './moves.ts';
import { indexOf } from './nations.ts';
import { checkSpywhereSetup, SpywhereOptions } from './options.ts';
import { fold, play, stop } from './play.ts';
import { endedEvent } from './score.ts';
import { standIn } from './stand-in.ts';
import { begin, copy, LAST, lastMissing, OVER, type SpywhereState, STEP, TURN } from './state.ts';
import { view, views } from './view.ts';
import { SpywhereView } from './view-shape.ts';

export const spywhere: Game<SpywhereOptions, SpywhereState, SpywhereCommand, SpywhereEvent, SpywhereView> = {
  facts: {
    ...label,
    options: SpywhereOptions,
    defaults: { first: 'random', out: 'random', noTriples: false, finishRound: false },
    kinds: { interrupt: null, paced: [], signal: null },
  },
  commands: SpywhereCommand,
  lines,
  shapes: { view: SpywhereView, seen: SpywhereSeen, signal: null },
  checkSetup: checkSpywhereSetup,
  deal,
  checkDeal: (setup, dealt) => checkDeal(setup, asDeal(dealt)),
  begin: (setup, dealt) => begin(setup, asDeal(dealt)),
  copy,
  moves,
  toCommand: (state, seat, move) => toCommand(state.deal.players, seat, move),
  toMove: (state, seat, command) => toMove(state.deal.players, seat, command),
  explain,
  play,
  fold,
  standIn,
  stop,
  goesInCircles: () => false,
  awaited,
  outcome: (state) => (state.cells[OVER] === 0 ? null : endedEvent(state)),
  view,
  views,
  imagine,
  // D-20: no eyes, no signals.
  carriesEyes: () => false,
  carriesPictures: () => false,
  disclose,
  foresight: () => new SpywhereForesight(),
  cause,
  clause,
  clauseOf,
  recordedChance: (line) =>
    line.e === 'returned' ? { kind: 'shuffle', cards: line.pile.map(indexOf) } : null,
  isWitnessed: () => false,
  witness: () => ({ observe: () => {}, check: () => null }),
};

export const games = { spywhere } as const;

function asDeal(event: SpywhereEvent): Dealt {
  if (event.e !== 'dealt') throw new Error(`A game begins with its deal, not with "${event.e}".`);
  return event;
}

function awaited(state: SpywhereState): number {
  const { cells } = state;
  if (cells[OVER] !== 0) return 0;
  return cells[STEP] === LAST ? lastMissing(state) : 1 << cells[TURN]!;
}

function cause(event: SpywhereEvent): { readonly seat: Seat; readonly command: SpywhereCommand } | null {
  switch (event.e) {
    case 'drew':
      return event.why === 'turn' ? { seat: event.seat, command: { do: 'draw' } } : null;
    case 'exchanged': {
      const { seat, gave, took } = event;
      return { seat, command: { do: 'exchange', gave, took } };
    }
    case 'eliminated':
      return { seat: event.seat, command: { do: 'eliminate', nation: event.nation } };
    case 'attempted': {
      const { seat, at, nation } = event;
      return { seat, command: { do: 'attempt', at, nation } };
    }
    case 'turn-ended':
      return { seat: event.seat, command: { do: 'end-turn' } };
    case 'attempted-last':
      return { seat: event.seat, command: { do: 'attempt-last', attempts: event.attempts } };
    case 'dealt':
    case 'filled':
    case 'returned':
    case 'closed':
    case 'ended':
      return null;
  }
}
