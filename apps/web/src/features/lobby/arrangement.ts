import { findGame, spywhereRules, winkFamily } from '@oeillade/games';
import type { Game, Refusal, Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';

type Nation = spywhereRules.Nation;
type Signal = winkFamily.Signal;
export type Channel = winkFamily.WinkOptions['channel'];

/** Every option that some game has; a game's own are the keys of its defaults. */
export interface Wishes {
  readonly first: 'random' | Seat;
  readonly signals: readonly Signal[];
  readonly channel: Channel;
  readonly out: 'random' | Nation;
  readonly noTriples: boolean;
}

export type Option = keyof Wishes;

/** What the table may agree on, with this game and this many people. */
export interface Offer {
  readonly starters: readonly Seat[];
  readonly signals: readonly Signal[];
  readonly severalSignals: boolean;
  readonly channels: readonly Channel[];
  readonly nations: readonly Nation[];
  readonly noTriples: boolean;
  /** Do the eyes go through the software, so that it matters how they see? */
  readonly eyes: boolean;
  readonly calls: boolean;
  readonly bots: boolean;
}

type Agreed = Pick<Lobby, 'game' | 'options' | 'seats'>;

function gameOf(lobby: Agreed): Game {
  const game = findGame(lobby.game);
  if (!game) throw new Error(`This house does not know the game "${lobby.game}".`);
  return game;
}

/** People are still to come: until there are enough, options are judged as if there were. */
const playersAt = ({ seats }: Agreed, { facts }: Game): number =>
  Math.min(Math.max(seats.length, facts.players.min), facts.players.max);

/** The options as they will be played. */
export const agreed = (lobby: Agreed): Partial<Wishes> => ({
  ...gameOf(lobby).facts.defaults,
  ...lobby.options,
});

/** Why the game could not begin with these options, by its own rules; null where it can. */
export function problemOf(lobby: Agreed): Refusal | null {
  const game = gameOf(lobby);
  return game.checkSetup({ players: playersAt(lobby, game), options: agreed(lobby) });
}

/** What can be chosen is what the game's own check lets pass. */
export function offerOf(lobby: Agreed): Offer {
  const game = gameOf(lobby);
  const { defaults, kinds } = game.facts;
  const players = playersAt(lobby, game);
  const passes = (wish: Partial<Wishes>) =>
    Object.keys(wish).every((key) => key in defaults) &&
    game.checkSetup({ players, options: { ...defaults, ...wish } }) === null;
  const eyes = game.carriesEyes({ players, options: agreed(lobby) });
  return {
    starters: [...lobby.seats.keys()].filter((first) => passes({ first })),
    signals: winkFamily.SIGNALS.filter((signal) => passes({ signals: [signal] })),
    severalSignals: passes({ signals: winkFamily.SIGNALS }),
    channels: (['avatars', 'faces'] as const).filter((channel) => passes({ channel })),
    nations: spywhereRules.NATIONS.filter((out) => passes({ out })),
    noTriples: passes({ noTriples: true }),
    eyes,
    calls: kinds.paced.length > 0,
    // D-1: in a game of eyes a bot has none to show to real faces.
    bots: eyes || kinds.signal === null,
  };
}

const SIDED: readonly Signal[] = ['wink-left', 'wink-right'];

/** Whoever tells the eyes apart has no plain wink beside them: it would be one of the two. */
const isAlike = (one: Signal, other: Signal): boolean =>
  (one === 'wink' && SIDED.includes(other)) || (other === 'wink' && SIDED.includes(one));

/** The signals after one was pressed: another instead, or one more or less, but never none. */
export function pressSignal(
  signals: readonly Signal[],
  pressed: Signal,
  several: boolean,
): readonly Signal[] {
  if (!several) return [pressed];
  const kept = winkFamily.SIGNALS.filter(
    (signal) => (signal === pressed) !== signals.includes(signal) && !isAlike(signal, pressed),
  );
  return kept.length > 0 ? kept : signals;
}
