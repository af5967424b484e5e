import type { Game, Line } from '@oeillade/kernel';
import { goesInCircles } from './circles.ts';
import { clause } from './clauses.ts';
import { toCommand, toMove, WinkCommand } from './commands.ts';
import { checkDeal, deal } from './deal.ts';
import type { Edition } from './edition.ts';
import { type Dealt, disclose, lines, type WinkEvent, WinkSeen } from './events.ts';
import { explain } from './explain.ts';
import { signal } from './fields.ts';
import { WinkForesight } from './foresight.ts';
import { imagine } from './imagine.ts';
import { labelOf } from './label.ts';
import { moves } from './moves.ts';
import { checkWinkSetup, WinkOptions } from './options.ts';
import { fold, play, stop } from './play.ts';
import { endedEvent } from './score.ts';
import { standIn } from './stand-in.ts';
import { begin, copy, OVER, TURN, type WinkState } from './state.ts';
import { view, views } from './view.ts';
import { WinkView } from './view-shape.ts';
import { SignalWitness } from './witness.ts';

export type WinkGame = Game<WinkOptions, WinkState, WinkCommand, WinkEvent, WinkView> & {
  readonly edition: Edition;
};

/** The shared mechanic, played by the rules of one edition. */
export function winkGame(edition: Edition): WinkGame {
  return {
    edition,
    facts: {
      ...labelOf(edition),
      options: WinkOptions,
      defaults: { first: 'random', signals: ['wink'], channel: 'avatars' },
      kinds: { interrupt: 'accuse', paced: ['call', 'pass'], signal: 'signal' },
    },
    commands: WinkCommand,
    lines,
    shapes: { view: WinkView, seen: WinkSeen, signal },
    checkSetup: (setup) => checkWinkSetup(edition, setup),
    deal: (setup, random) => deal(edition, setup, random),
    checkDeal: (setup, dealt) => checkDeal(edition, setup, asDeal(dealt)),
    begin: (setup, dealt) => begin(edition, setup, asDeal(dealt)),
    copy,
    moves,
    toCommand: (_state, _seat, move) => toCommand(move),
    toMove: (_state, _seat, command) => toMove(command),
    explain,
    play: (state, seat, move, _chance, log) => play(state, seat, move, log),
    fold,
    standIn,
    stop,
    goesInCircles,
    awaited: ({ cells }) => (cells[OVER] === 0 ? 1 << cells[TURN]! : 0),
    outcome: (state) => (state.cells[OVER] === 0 ? null : endedEvent(state)),
    view,
    views,
    imagine: (setup, seen) => imagine(edition, setup, seen),
    carriesEyes: ({ options }) => options.channel !== 'faces',
    carriesPictures: ({ options }) => options.channel === 'living',
    disclose,
    foresight: ({ players }) => new WinkForesight(players),
    cause,
    clause,
    clauseOf: ({ e }, key) => clause(e, key),
    recordedChance: () => null,
    isWitnessed: (kind) => kind === 'looked' || kind === 'signalled' || kind === 'winked',
    witness: (setup, tableOptions) => new SignalWitness(setup, tableOptions),
  };
}

function asDeal(event: WinkEvent): Dealt {
  if (event.e !== 'dealt') throw new Error(`A game begins with its deal, not with "${event.e}".`);
  return event;
}

function cause(event: WinkEvent | Line<WinkEvent>): { seat: number; command: WinkCommand } | null {
  switch (event.e) {
    case 'designated':
      return { seat: event.seat, command: { do: 'designate', named: event.named } };
    case 'called':
      return { seat: event.seat, command: { do: 'call', number: event.number } };
    case 'passed':
      return { seat: event.seat, command: { do: 'pass' } };
    case 'accused':
      return { seat: event.seat, command: { do: 'accuse', named: event.named, number: event.number } };
    case 'signalled':
      return { seat: event.seat, command: { do: 'signal', to: event.to, signal: event.signal } };
    case 'dealt':
    case 'looked':
    case 'winked':
    case 'ended':
      return null;
  }
}
