import { Fragment } from 'react';
import { CharacterCard } from '../../games/wink-family/art/index.ts';
import { Words } from '../../games/wink-family/table/log.tsx';
import { lastRuling, type Saying } from '../../games/wink-family/table/wink-log.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { Loge } from '../../ui/art/index.ts';
import type { Person } from '../../ui/table/people.ts';
import { useFresh } from '../../ui/table/use-now.ts';

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
  if (!isFresh || !ruling || ruling.lines.length === 0) return null;
  return (
    <div className="tv-ruling" aria-hidden="true">
      {ruling.lines.map((line) => (
        <Fragment key={line.key}>
          <Accused saying={line.saying} people={people} />
          <p data-say={line.saying.say}>
            <Words line={line} people={people} />
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
    <div className="tv-accused">
      <Loge guest={accuser.face} colour={accuser.colour} name={accuser.name} plain gaze={{ x: 1, y: 0 }} />
      <CharacterCard number={saying.number} />
      <Loge guest={accused.face} colour={accused.colour} name={accused.name} lit gaze={{ x: -1, y: 0 }} />
    </div>
  );
}
