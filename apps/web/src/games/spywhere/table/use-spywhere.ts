import type * as spywhereRules from '@oeillade/games/spywhere';
import type { Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { useEffect, useMemo, useState } from 'react';
import { myCommands } from '../../../shell/session/legal.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import type { Noting } from './notebook.ts';
import { type Nation, type SpywhereScreen, spywhereScreen, type Wishes } from './spywhere-screen.ts';

type SpywhereCommand = spywhereRules.SpywhereCommand;

/** What I can do at the table. Each is safe to call at any time: what is not possible does nothing. */
export interface SpywhereActions {
  draw(): void;
  /** Points at a card of my hand; if one of the market is pointed at, they are exchanged. */
  give(nation: Nation): void;
  /** Points at a card of the market; if one of my hand is pointed at, they are exchanged. */
  take(place: number): void;
  exchange(gave: Nation, place: number): void;
  letGo(): void;
  eliminate(): void;
  attempt(at: Seat, nation: Nation): void;
  endTurn(): void;
  attemptLast(attempts: readonly spywhereRules.Attempt[]): void;
}

/** A move on its way: until the table answers, or shows what came of it. */
interface Sent {
  readonly what: SpywhereCommand['do'];
  readonly view: TableModel['view'];
  readonly refusal: TableModel['refusal'];
}

export interface Spywhere {
  readonly screen: SpywhereScreen;
  readonly actions: SpywhereActions;
  readonly sent: Sent['what'] | null;
}

const NOTHING: Wishes = { gave: null, place: null };

export function useSpywhere(
  session: TableSession,
  model: TableModel,
  lobby: Lobby,
  { marks, isPassportOpen }: Noting,
): Spywhere {
  const [wishes, setWishes] = useState(NOTHING);
  const [sending, setSending] = useState<Sent | null>(null);
  const { seat, view, refusal } = model;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what I may do depends on these alone.
  const commands = useMemo(() => myCommands(model), [lobby, view, seat]);
  const screen = useMemo(
    () => spywhereScreen({ seat, view }, lobby, commands, wishes, { marks, isPassportOpen }),
    [seat, view, lobby, commands, wishes, marks, isPassportOpen],
  );
  const sent = sending?.view === view && sending.refusal === refusal ? sending.what : null;

  // What was pointed at stays lit until the table has answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer ends what was pointed at before.
  useEffect(() => setWishes(NOTHING), [screen.mayExchange, refusal]);

  const send = (command: SpywhereCommand) => {
    if (sent) return;
    setSending({ what: command.do, view, refusal });
    session.play(command);
  };
  const exchange = (gave: Nation, place: number) => {
    const took = screen.market[place]?.nation;
    const isHeld = screen.hand.some(({ nation }) => nation === gave);
    if (!screen.mayExchange || !took || !isHeld || sent) return;
    setWishes({ gave, place });
    send({ do: 'exchange', gave, took });
  };
  const actions: SpywhereActions = {
    draw: () => {
      if (screen.mayDraw) send({ do: 'draw' });
    },
    give: (nation) => {
      if (!screen.mayExchange || sent) return;
      const place = screen.market.find(({ isSelected }) => isSelected)?.place;
      if (place !== undefined) exchange(nation, place);
      else setWishes({ gave: screen.gave === nation ? null : nation, place: null });
    },
    take: (place) => {
      if (!screen.mayExchange || sent) return;
      if (screen.gave) exchange(screen.gave, place);
      else setWishes({ gave: null, place: screen.market[place]?.isSelected ? null : place });
    },
    exchange,
    letGo: () => setWishes(NOTHING),
    eliminate: () => {
      if (screen.eliminable) send({ do: 'eliminate', nation: screen.eliminable });
    },
    attempt: (at, nation) => {
      const target = screen.targets.find(({ place }) => place.seat === at);
      if (target?.nations.includes(nation)) send({ do: 'attempt', at, nation });
    },
    endTurn: () => {
      if (screen.mayEndTurn) send({ do: 'end-turn' });
    },
    attemptLast: (attempts) => {
      if (screen.last?.isLegal(attempts)) send({ do: 'attempt-last', attempts });
    },
  };
  return { screen, actions, sent };
}
