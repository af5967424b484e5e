import type { Evening } from '@oeillade/table';
import { type Colour, ColourSymbol } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import css from './score-shown.module.css';
import { type Standing, standingsOf } from './standings.ts';
import { say } from './texts.ts';

export interface ScoreProps {
  readonly evening: Evening;
  /** Opens the story of the evening, where there is a page for it. One game alone is told by its own end. */
  readonly onStory?: () => void;
}

/** How the evening stands: a pip for each game won, and the points of all games together. */
export function ScoreShown({ evening, onStory }: ScoreProps) {
  const hasStory = onStory && (evening.games.length > 1 || evening.over);
  return (
    <section className={css.score} data-part="evening-score" aria-label={say('title')}>
      <h2>{say('title')}</h2>
      <ul>
        {standingsOf(evening).map((standing) => (
          <li key={standing.player} data-left={standing.seat === null || undefined}>
            <ColourSymbol colour={standing.colour as Colour} size={20} />
            <span className="visually-hidden">{sayStanding(standing)}</span>
            <span className={css.name} aria-hidden="true">
              {standing.name}
            </span>
            <span className={css.pips} aria-hidden="true">
              {Array.from({ length: standing.wins }, (_, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one pip is like the other.
                <i key={nth} />
              ))}
            </span>
            <strong aria-hidden="true">{standing.points}</strong>
          </li>
        ))}
      </ul>
      <p>{say('howCounted')}</p>
      {hasStory && (
        <button type="button" {...button()} data-part="evening-story" onClick={onStory}>
          {say('story')}
        </button>
      )}
    </section>
  );
}

function sayStanding({ name, points, wins, seat }: Standing): string {
  const parts = [say('points', { count: points }), say('wins', { count: wins })];
  if (seat === null) parts.push(say('left'));
  return `${name}: ${parts.join(', ')}`;
}
