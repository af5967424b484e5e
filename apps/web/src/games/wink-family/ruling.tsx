import { Fragment } from 'react';
import type { TableModel } from '../../shell/session/model.ts';
import { Loge } from '../../ui/art/index.ts';
import type { Person } from '../../ui/table/people.ts';
import { useFresh } from '../../ui/table/use-now.ts';
import { CharacterCard } from './art/index.ts';
import css from './ruling.module.css';
import { Words } from './table/log.tsx';
import { lastRuling, type Saying } from './table/wink-log.ts';

interface RulingProps {
  readonly model: TableModel;
  readonly people: readonly Person[];
}

/** Long enough for a whole room to look up and read it. */
const RULING_STAYS = 7_000;

/** What came of an accusation fills the screen. */
export function RulingShown({ model, people }: RulingProps) {
  const ruling = lastRuling(model.announcements);
  const isFresh = useFresh(ruling?.key ?? 0, RULING_STAYS);
  if (!isFresh || !ruling || ruling.entries.length === 0) return null;
  return (
    <div className={css.ruling} data-part="screen-ruling" aria-hidden="true">
      {ruling.entries.map((entry) => (
        <Fragment key={entry.key}>
          <Accused saying={entry.saying} people={people} />
          <p data-say={entry.saying.say}>
            <Words entry={entry} people={people} />
          </p>
        </Fragment>
      ))}
    </div>
  );
}

/** Who points at whom, and the card between them. */
function Accused({ saying, people }: { saying: Saying; people: readonly Person[] }) {
  if (saying.say !== 'accuses') return null;
  const [accuser, accused] = [people[saying.name], people[saying.named]];
  if (!accuser || !accused) return null;
  return (
    <div className={css.accused}>
      <Loge guest={accuser.face} colour={accuser.colour} name={accuser.name} plain gaze={{ x: 1, y: 0 }} />
      <CharacterCard number={saying.number} />
      <Loge guest={accused.face} colour={accused.colour} name={accused.name} lit gaze={{ x: -1, y: 0 }} />
    </div>
  );
}
