import { t } from '../../shell/i18n/index.ts';
import { StageClips } from '../stage/art/clips.tsx';
import { StageLoge } from '../stage/art/stage-loge.tsx';
import type { Person } from '../table/people.ts';
import { type Finish, seatsByRank } from './finish.ts';
import css from './podium.module.css';

interface PodiumProps {
  readonly finish: Finish;
  readonly people: readonly Person[];
}

/** Everybody by rank, without their masks. The light falls on whoever won, and all eyes with it. */
export function Podium({ finish, people }: PodiumProps) {
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
              <svg className={css.placeLoge} viewBox="-14 -14 128 152" role="img" aria-label={person.name}>
                <StageLoge
                  person={person}
                  mood={isWinner ? 'proud' : 'calm'}
                  gaze={isWinner || isEven ? AHEAD : AT_WINNER}
                  isLit={isWinner}
                  isBare
                  x={0}
                  y={0}
                  width={100}
                />
              </svg>
              <span className={css.placeRank}>{rank}</span>
              <strong>{t('end.points', { count: scores[seat] ?? 0 })}</strong>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const AHEAD = { x: 0, y: 0 } as const;
/** The first stands before the others, as one reads. */
const AT_WINNER = { x: -0.7, y: -0.3 } as const;
