import fc from 'fast-check';
import type { Guest, Party, Plan } from './party.ts';

/*
 * Evenings of random people: whoever is chosen does something that the rules allow, or tries to. What they do
 * follows from the game alone, so the same steps give the same moves wherever anybody's eyes are.
 */

const ACTIONS = [
  'look',
  'look',
  'play',
  'play',
  'play',
  'wink',
  'wink for real',
  'accuse',
  'vanish',
  'come back',
  'vote',
  'react',
] as const;

export interface Step {
  readonly after: number;
  readonly who: number;
  readonly does: (typeof ACTIONS)[number];
  readonly choice: number;
}

export const stepsOf = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      after: fc.constantFrom(0, 1, 90, 250, 600, 1_300),
      who: fc.nat(7),
      does: fc.constantFrom(...ACTIONS),
      choice: fc.nat(1_000),
    }),
    { minLength: length, maxLength: length },
  );

/** Tables of three to eight. */
export const plans: fc.Arbitrary<Plan> = fc
  .constantFrom(['zwinkern', 3, 6] as const, ['wink-agents', 4, 8] as const, ['wink', 4, 8] as const)
  .chain(([game, least, most]) =>
    fc.record({
      game: fc.constant(game),
      players: fc.integer({ min: least, max: most }),
      options: fc.constantFrom({}, { channel: 'living' }),
      secret: fc.string(),
      views: fc.boolean(),
      rules: fc.record({
        turning: fc.constantFrom(0, 150, 400),
        lasting: fc.constantFrom(300, 900, 2_500),
        leastBetweenCalls: fc.constantFrom(0, 700),
        mostForTurn: fc.constantFrom(null, 1_500, 6_000),
      }),
    }),
  );

/** Sends an input and does not mind if it is refused. */
export const tries = (guest: Guest, ask: Parameters<Guest['sends']>[0]): void =>
  void guest.sends(ask, guest.nextId());

export function look(party: Party, guest: Guest, choice: number): void {
  const others: (number | null)[] = party.guests
    .map(({ seat }) => seat)
    .filter((seat) => seat !== guest.seat);
  tries(guest, { ask: 'look', at: [...others, null][choice % (others.length + 1)]! });
}

/** Winks at the first who waits for it. */
export function wink(party: Party, guest: Guest): void {
  const [caller] = party.view(guest.name).partners;
  if (caller === undefined) return;
  tries(guest, { ask: 'look', at: caller });
  tries(guest, { ask: 'play', command: { do: 'signal', to: caller, signal: 'wink' } });
}

export function voteToPause(party: Party, paused: boolean): void {
  for (const voter of party.guests) tries(voter, { ask: 'vote', on: paused ? 'pause' : 'resume', yes: true });
}

export function take(party: Party, { who, does, choice }: Step): void {
  const guest = party.guests[who % party.guests.length]!;
  switch (does) {
    case 'look':
      return look(party, guest, choice);
    case 'wink':
      return wink(party, guest);
    case 'wink for real':
      return tries(guest, { ask: 'winked', signal: 'wink', ago: choice });
    case 'play':
      return act(party, party.turn ? party[party.turn] : guest, ['call', 'designate', 'pass'], choice);
    case 'accuse':
      return act(party, guest, ['accuse'], choice);
    case 'vanish':
      return guest.vanishes();
    case 'come back':
      return guest.comesBack();
    case 'vote':
      return voteToPause(party, !party.lobby().paused);
    case 'react':
      return tries(guest, { ask: 'react', reaction: 'laugh' });
  }
}

function act(party: Party, guest: Guest, kinds: readonly string[], choice: number): void {
  const legal = party.may(guest.name).filter((command) => kinds.includes(command.do));
  if (legal.length > 0) tries(guest, { ask: 'play', command: legal[choice % legal.length]! });
}
