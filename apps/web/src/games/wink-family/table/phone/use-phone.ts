import type { winkFamily } from '@oeillade/games';
import type { Lobby } from '@oeillade/table';
import { useState } from 'react';
import type { TableModel } from '../../../../shell/session/model.ts';
import type { TableSession } from '../../../../shell/session/session.ts';
import { type Doings, useWink, type Wink } from '../use-wink.ts';
import { discreet, mayReallyAccuse, mayReallyCall } from './discreet.ts';

/** A press that my own cards forbid; it is said only then, and never shown before. */
export interface Mistake {
  readonly what: 'call' | 'accuse';
  readonly at: number;
}

export interface Phone {
  /** With a screen on which nothing follows from my cards. */
  readonly wink: Wink;
  readonly hand: Wink['screen']['hand'];
  readonly mistake: Mistake | null;
}

/** The table for a phone that others may glance at. */
export function usePhone(session: TableSession, model: TableModel, lobby: Lobby): Phone {
  const wink = useWink(session, model, lobby);
  const [chosen, setChosen] = useState<number | null>(null);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const { screen: known, doings } = wink;
  const screen = discreet(known, model.view as winkFamily.WinkView, chosen);
  const err = (what: Mistake['what']) => setMistake({ what, at: Date.now() });

  const call = () => {
    if (screen.selected !== null && !mayReallyCall(known, screen.selected)) err('call');
    else doings.call();
  };
  const select = (number: number) => {
    if (!screen.cells.some((cell) => cell.number === number && cell.isCallable)) return;
    if (screen.selected === number) return call();
    setChosen(number);
    // Chosen a second time it would be called at once.
    if (known.selected !== number) doings.select(number);
  };
  const discreetly: Doings = {
    ...doings,
    select,
    call,
    accuse: (named, number) => {
      if (mayReallyAccuse(known, number)) doings.accuse(named, number);
      else err('accuse');
    },
  };
  return { wink: { ...wink, screen, doings: discreetly }, hand: known.hand, mistake };
}
