import type { Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { myCommands } from '../../../shell/session/legal.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import type { Signal, WinkScreen } from './shown.ts';
import { eyesOn, stillScreen } from './wink-screen.ts';

/** A move on its way: until the table answers, or shows what came of it. */
interface Sent {
  readonly what: 'call' | 'pass' | 'designate' | 'accuse';
  readonly view: TableModel['view'];
  readonly refusal: TableModel['refusal'];
}

/** What I can do at the table. Each is safe to call at any time: what is not possible does nothing. */
export interface Doings {
  look(at: Seat | null): void;
  select(number: number): void;
  call(): void;
  designate(named: Seat): void;
  accuse(named: Seat, number: number): void;
  signal(signal?: Signal): void;
}

export interface Wink {
  readonly screen: WinkScreen;
  readonly doings: Doings;
  readonly sent: Sent['what'] | null;
  /** The signal that I am giving. */
  readonly giving: Signal | null;
}

export function useWink(session: TableSession, model: TableModel, lobby: Lobby): Wink {
  const [selected, setSelected] = useState<number | null>(null);
  const [picked, setPicked] = useState<Seat | null>(null);
  const [sending, setSending] = useState<Sent | null>(null);
  const [giving, give] = useGiving(lobby.rules.lasting);
  const { seat, view, looking, gazes, refusal } = model;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what I may do depends on these alone.
  const commands = useMemo(() => myCommands(model), [lobby, view, seat]);
  const still = useMemo(
    () => stillScreen({ seat, view }, lobby, commands, selected),
    [seat, view, lobby, commands, selected],
  );
  const screen = useMemo(
    () => ({ ...still, ...eyesOn(still, { seat, view, looking, gazes }, lobby, commands, picked) }),
    [still, seat, view, looking, gazes, lobby, commands, picked],
  );
  const sent = sending?.view === view && sending.refusal === refusal ? sending.what : null;

  const send = (what: Sent['what'], command: object) => {
    // An accusation waits for nothing: another may be a heartbeat behind.
    if (what === 'accuse' ? sent === 'accuse' : sent !== null) return;
    setSending({ what, view, refusal });
    session.play(command);
  };
  const call = (number: number | null) => {
    if (number !== null) send('call', { do: 'call', number });
    else if (screen.mayPass) send('pass', { do: 'pass' });
  };
  const doings: Doings = {
    look: (at) => {
      if (at === seat) return;
      if (screen.carriesEyes) session.look(at);
      else setPicked(at);
    },
    select: (number) => {
      if (!screen.cells.some((cell) => cell.number === number && cell.isCallable)) return;
      if (screen.selected === number) call(number);
      else setSelected(number);
    },
    call: () => call(screen.selected),
    designate: (named) => send('designate', { do: 'designate', named }),
    accuse: (named, number) => send('accuse', { do: 'accuse', named, number }),
    signal: (signal = screen.signals[0]) => {
      if (!signal || giving || looking === null || !screen.signals.includes(signal)) return;
      give(signal);
      session.play({ do: 'signal', to: looking, signal });
    },
  };
  return { screen, doings: useStable(doings), sent, giving };
}

/** The same functions at every drawing, which do what the latest ones do: boards and faces need not be drawn again. */
function useStable(doings: Doings): Doings {
  const latest = useRef(doings);
  useLayoutEffect(() => {
    latest.current = doings;
  });
  return useMemo(
    () => ({
      look: (at) => latest.current.look(at),
      select: (number) => latest.current.select(number),
      call: () => latest.current.call(),
      designate: (named) => latest.current.designate(named),
      accuse: (named, number) => latest.current.accuse(named, number),
      signal: (signal) => latest.current.signal(signal),
    }),
    [],
  );
}

/** My own signal, for as long as it lasts: a second one in that time would be refused. */
function useGiving(lasting: number): [Signal | null, (signal: Signal) => void] {
  const [giving, setGiving] = useState<Signal | null>(null);
  useEffect(() => {
    if (!giving) return;
    const timer = setTimeout(() => setGiving(null), lasting);
    return () => clearTimeout(timer);
  }, [giving, lasting]);
  return [giving, useCallback((signal: Signal) => setGiving(signal), [])];
}
