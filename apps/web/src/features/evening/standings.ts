import type { Evening, EveningPlayer } from '@oeillade/table';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import type { Colour } from '../../ui/art/index.ts';
import type { Finish } from '../../ui/end/finish.ts';
import type { Person } from '../../ui/table/people.ts';

export interface Standing extends EveningPlayer {
  /** Their place in the evening's account. */
  readonly player: number;
  readonly rank: number;
}

/** Points first, then games won; whoever has both the same shares a rank. */
const worth = ({ points, wins }: EveningPlayer): number => points * 1_000 + wins;

const rankOf = (one: EveningPlayer, players: readonly EveningPlayer[]): number =>
  1 + players.filter((other) => worth(other) > worth(one)).length;

/** Everybody of the evening, the best first. */
export function standingsOf({ players }: Pick<Evening, 'players'>): Standing[] {
  return players
    .map((one, player) => ({
      ...one,
      player,
      rank: rankOf(one, players),
    }))
    .sort((one, other) => one.rank - other.rank || one.player - other.player);
}

/** Those who have won an evening; nobody where no game was played to its end. */
export const winnersOf = (evening: Evening): Standing[] =>
  standingsOf(evening).filter(({ rank, points }) => rank === 1 && points > 0);

/** The evening as one long game, whose seats are its players. */
export function finishOf(evening: Evening): Finish {
  const { players } = evening;
  return {
    scores: players.map(({ points }) => points),
    ranks: players.map((one) => rankOf(one, players)),
    isAgreed: false,
    lasted: lastedOf(evening),
  };
}

export const lastedOf = ({ games }: Pick<Evening, 'games'>): number =>
  games.reduce((sum, { lasted }) => sum + lasted, 0);

export const peopleOf = ({ players }: Pick<Evening, 'players'>): Person[] =>
  players.map(({ name, kind, colour, face, costume, seat }, player) => ({
    seat: player,
    name,
    colour: colour as Colour,
    face: figureOf(face, costume),
    isBot: kind === 'bot',
    away: seat === null,
  }));
