import type { Announcement } from '../../shell/session/model.ts';
import type { Person } from '../../ui/table/people.ts';
import { useFresh } from '../../ui/table/use-now.ts';
import css from './ruling.module.css';
import { Words } from './table/log.tsx';
import { lastRuling } from './table/wink-log.ts';

interface RulingProps {
  /** As far as it may be told. */
  readonly announced: readonly Announcement[];
  readonly people: readonly Person[];
}

/** Long enough for a whole room to look up and read it, after the stage is empty again. */
const RULING_STAYS = 8_000;

/** What came of an accusation, in words below the board: with all who pressed too late, and by how much. */
export function RulingShown({ announced, people }: RulingProps) {
  const ruling = lastRuling(announced);
  const isFresh = useFresh(ruling?.key ?? 0, RULING_STAYS);
  if (!isFresh || !ruling || ruling.entries.length === 0) return null;
  return (
    <div className={css.ruling} data-part="screen-ruling" aria-hidden="true">
      {ruling.entries.map((entry) => (
        <p key={entry.key} data-say={entry.saying.say}>
          <Words entry={entry} people={people} />
        </p>
      ))}
    </div>
  );
}
