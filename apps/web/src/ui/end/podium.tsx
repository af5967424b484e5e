import type { ReactNode } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { ReactionLayer } from '../art/guests/reaction-layer.tsx';
import { ARCHES, StageClips } from '../stage/art/clips.tsx';
import { StageLoge } from '../stage/art/stage-loge.tsx';
import type { Person } from '../table/people.ts';
import { type Finish, seatsByRank } from './finish.ts';
import css from './podium.module.css';

interface PodiumProps {
  readonly finish: Finish;
  readonly people: readonly Person[];
  /** Where I sit, and what goes around my own face. */
  readonly mine?: number | null;
  readonly own?: ((face: ReactNode) => ReactNode) | undefined;
}

/** Everybody by rank, without their masks. The light falls on whoever won, and all eyes with it. */
export function Podium({ finish, people, mine = null, own }: PodiumProps) {
  const { scores, ranks } = finish;
  const isEven = ranks.every((rank) => rank === 1);
  return (
    <>
      <StageClips />
      <ol className={css.places} data-part="places" aria-label={t('end.places')}>
        {seatsByRank(finish).map((seat) => {
          const person = people[seat]!;
          const rank = ranks[seat]!;
          const isWinner = rank === 1 && !isEven;
          return (
            <li
              className={css.place}
              data-part="place"
              key={seat}
              value={rank}
              data-winner={isWinner || undefined}
            >
              {seat === mine && own ? (
                own(<PlaceLoge person={person} isWinner={isWinner} isEven={isEven} />)
              ) : (
                <PlaceLoge person={person} isWinner={isWinner} isEven={isEven} />
              )}
              <span className={css.placeRank}>{rank}</span>
              <strong>{t('end.points', { count: scores[seat] ?? 0 })}</strong>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface PlaceLogeProps {
  readonly person: Person;
  readonly isWinner: boolean;
  readonly isEven: boolean;
}

function PlaceLoge({ person, isWinner, isEven }: PlaceLogeProps) {
  return (
    <svg
      className={css.placeLoge}
      viewBox="-14 -14 128 152"
      role="img"
      aria-label={person.name}
      data-portrait={person.seat}
      data-mouth={0.72}
    >
      <StageLoge
        person={person}
        mood={isWinner ? 'proud' : 'calm'}
        gaze={isWinner || isEven ? AHEAD : AT_WINNER}
        isLit={isWinner}
        isBare
        x={0}
        y={0}
        width={100}
        over={
          <ReactionLayer
            seat={person.seat}
            face={person.face}
            colour={person.colour}
            isBare
            fold={50}
            stands={ARCHES.low.stands}
          />
        }
      />
    </svg>
  );
}

const AHEAD = { x: 0, y: 0 } as const;
/** The first stands before the others, as one reads. */
const AT_WINNER = { x: -0.7, y: -0.3 } as const;
