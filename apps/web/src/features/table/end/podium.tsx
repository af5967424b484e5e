import { t } from '../../../shell/i18n/index.ts';
import { Loge } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { type Finish, seatsByRank } from './finish.ts';
import { useCelebration } from './use-celebration.ts';

interface PodiumProps {
  readonly finish: Finish;
  readonly people: readonly Person[];
}

/** Everybody by rank. The light falls on whoever won, and all eyes with it. */
export function Podium({ finish, people }: PodiumProps) {
  const { scores, ranks } = finish;
  const [celebration, onWinked] = useCelebration();
  const isEven = ranks.every((rank) => rank === 1);
  return (
    <ol
      className="places"
      aria-label={t('end.places')}
      data-turned={(celebration !== 'rest' && !isEven) || undefined}
    >
      {seatsByRank(finish).map((seat) => {
        const { name, colour, face, isBot } = people[seat]!;
        const rank = ranks[seat]!;
        const isWinner = rank === 1 && !isEven;
        return (
          <li className="place" key={seat} value={rank} data-winner={isWinner || undefined}>
            <span className="place-loge">
              <Loge
                guest={face}
                colour={colour}
                name={name}
                isBot={isBot}
                plain
                lit={isWinner}
                expression={isWinner && celebration === 'wink' ? 'wink' : undefined}
                onExpressionEnd={onWinked}
              />
            </span>
            <span className="place-rank">{rank}</span>
            <strong>{t('end.points', { count: scores[seat] ?? 0 })}</strong>
          </li>
        );
      })}
    </ol>
  );
}
