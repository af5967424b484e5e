import type { Random } from '@oeillade/kernel';
import { type Name, type Party, type Plan, play } from './party.ts';

/** Somebody's connection: how long a message takes each time, and how far their clock is off. */
export interface Connection {
  readonly delay: () => number;
  readonly skew: number;
}

/** A connection on which every message takes as long. */
export const steady = (delay: number, skew = 0): Connection => ({ delay: () => delay, skew });

const MINUTES = 60_000;

/** A connection with its own usual delay, which varies from message to message: 10 to 300 ms in all. */
export function connection(random: Random): Connection {
  const usual = 10 + random.below(291);
  return {
    delay: () => Math.min(300, Math.max(10, usual + random.below(51) - 25)),
    skew: random.below(20 * MINUTES) - 10 * MINUTES,
  };
}

/** Ada has called a card that ben holds; cleo and dora may accuse. */
export function beforeTheAccusation(plan: Plan = {}): { party: Party; number: number } {
  const party = play({ game: 'wink-agents', ...plan });
  const number = party.ada.callsCardOf('ben');
  return { party, number };
}

/** What a client does wrong when it is asked for the time. */
export interface PongLies {
  /** What it adds to the time that its clock shows. */
  readonly adds?: number;
  /** For how long it holds back its answer to this ping. */
  readonly holds?: (ping: number) => number;
}

const PINGS = 40;

/** The table asks for the time now and then, as it does with every client. */
export function measure(
  party: Party,
  name: Name,
  connection: Connection,
  { adds = 0, holds = () => 0 }: PongLies = {},
): void {
  for (let ping = 0; ping < PINGS; ping++) {
    const sent = party.now;
    const there = connection.delay();
    const arrived = sent + there + holds(ping) + connection.delay();
    party.table.measure(party[name].seat, sent, sent + there + connection.skew + adds, arrived);
  }
}

export interface PlannedPress {
  readonly name: Name;
  readonly connection: Connection;
  /** When it is really pressed, in the driver's time. */
  readonly pressed: number;
  /** What a liar adds to the time their clock showed. */
  readonly lie?: number;
}

/** Lets all press, and the messages arrive when they arrive. Says who was ruled to be the first. */
export function race(party: Party, number: number, presses: readonly PlannedPress[]): Name | null {
  const arrivals = presses
    .map((press) => ({ ...press, arrives: press.pressed + press.connection.delay() }))
    .sort((a, b) => a.arrives - b.arrives);
  for (const { name, connection, pressed, arrives, lie = 0 } of arrivals) {
    party.wait(Math.max(0, arrives - party.now));
    const command = { do: 'accuse', named: party.ben.seat, number };
    const guest = party[name];
    guest.sends({ ask: 'play', command, pressed: pressed + connection.skew + lie }, guest.nextId());
  }
  party.wait(1_000);
  const [accused] = party.linesOf('accused');
  return accused ? party.nameAt(accused.seat) : null;
}
