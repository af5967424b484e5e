import type { Ctx, Game, PlayerID } from 'boardgame.io';
import { INVALID_MOVE, TurnOrder } from './library.ts';

const HAND_SIZE = 6;
const SPIES = 3;
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);

export interface ZwinkernState {
  /** The numbers of the face-up cards; null where the card is gone. */
  board: (number | null)[];
  hands: Record<PlayerID, number[]>;
  spies: Record<PlayerID, number>;
  /** Character cards won. */
  won: Record<PlayerID, number>;
  /** The number on which each pawn was put. */
  pawns: Record<PlayerID, number | null>;
  first: number;
  contacted: boolean;
}

/** Zwinkern for five, as the documentation of boardgame.io would have it written. */
export const zwinkern: Game<ZwinkernState> = {
  name: 'zwinkern',
  minPlayers: 5,
  maxPlayers: 5,
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const pack = random.Shuffle(NUMBERS);
    const each = <T>(value: (seat: number) => T): Record<PlayerID, T> =>
      Object.fromEntries(ctx.playOrder.map((player, seat) => [player, value(seat)]));
    return {
      board: random.Shuffle(NUMBERS),
      hands: each((seat) => pack.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
      spies: each(() => SPIES),
      won: each(() => 0),
      pawns: each(() => null),
      first: random.Die(ctx.numPlayers) - 1,
      contacted: false,
    };
  },

  turn: {
    order: { ...TurnOrder.DEFAULT, first: ({ G }) => G.first },
    onBegin: ({ G }) => {
      G.contacted = false;
    },
  },

  moves: {
    designate: ({ G, playerID }, named: PlayerID) => {
      if (!canDesignate(G, playerID) || named === playerID || !(named in G.hands)) return INVALID_MOVE;
      const number = G.pawns[playerID]!;
      G.contacted = true;
      discard(G, number);
      if (takeFromHand(G, named, number)) {
        G.won[playerID]!++;
        G.won[named]!++;
      }
      return;
    },

    call: ({ G, playerID, events }, number: number) => {
      if (!canCall(G, playerID, number)) return INVALID_MOVE;
      G.pawns[playerID] = number;
      events.endTurn();
      return;
    },

    pass: ({ G, playerID, events }) => {
      if (G.board.some((number) => number !== null && canCall(G, playerID, number))) return INVALID_MOVE;
      G.pawns[playerID] = null;
      events.endTurn();
      return;
    },

    accuse: ({ G, playerID }, named: PlayerID, number: number) => {
      if (!canAccuse(G, playerID, named, number)) return INVALID_MOVE;
      G.spies[playerID]!--;
      if (takeFromHand(G, named, number)) {
        discard(G, number);
        G.won[playerID]! += 2;
      }
      return;
    },
  },

  endIf: ({ G, ctx }) => {
    const isHandEmpty = ctx.playOrder.some((player) => G.hands[player]!.length === 0);
    const isBoardEmpty = G.board.every((number) => number === null);
    if (!isHandEmpty && !isBoardEmpty) return;
    return { scores: ctx.playOrder.map((player) => G.won[player]! + G.spies[player]!) };
  },
};

export interface Choice {
  move: string;
  args: unknown[];
}

/** What its bots are given to choose from. */
export function enumerate(G: ZwinkernState, ctx: Ctx, player: PlayerID): Choice[] {
  const choices: Choice[] = [];
  if (canDesignate(G, player)) {
    for (const named of ctx.playOrder) {
      if (named !== player) choices.push({ move: 'designate', args: [named] });
    }
  }
  const calls = G.board.filter((number) => number !== null && canCall(G, player, number));
  for (const number of calls) choices.push({ move: 'call', args: [number] });
  if (calls.length === 0) choices.push({ move: 'pass', args: [] });
  if (G.spies[player]! > 0) {
    for (const caller of ctx.playOrder) {
      const number = G.pawns[caller];
      if (typeof number !== 'number') continue;
      for (const named of ctx.playOrder) {
        if (canAccuse(G, player, named, number)) choices.push({ move: 'accuse', args: [named, number] });
      }
    }
  }
  return choices;
}

function canDesignate(G: ZwinkernState, player: PlayerID): boolean {
  return !G.contacted && G.board.includes(G.pawns[player] ?? 0);
}

function canCall(G: ZwinkernState, player: PlayerID, number: number): boolean {
  return G.board.includes(number) && callerOf(G, number) === undefined && !G.hands[player]!.includes(number);
}

function canAccuse(G: ZwinkernState, player: PlayerID, named: PlayerID, number: number): boolean {
  if (G.spies[player] === 0 || named === player || !(named in G.hands)) return false;
  const caller = G.board.includes(number) ? callerOf(G, number) : undefined;
  if (caller === undefined || caller === player || caller === named) return false;
  return !G.hands[player]!.includes(number);
}

function callerOf(G: ZwinkernState, number: number): PlayerID | undefined {
  return Object.keys(G.pawns).find((player) => G.pawns[player] === number);
}

function discard(G: ZwinkernState, number: number): void {
  G.board[G.board.indexOf(number)] = null;
}

function takeFromHand(G: ZwinkernState, player: PlayerID, number: number): boolean {
  const at = G.hands[player]!.indexOf(number);
  if (at === -1) return false;
  G.hands[player]!.splice(at, 1);
  return true;
}
