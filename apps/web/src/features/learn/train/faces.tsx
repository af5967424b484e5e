import type { Seat } from '@oeillade/kernel';
import { useRef } from 'react';
import { toward } from '../../../games/wink-family/table/geometry.ts';
import { type Places, usePlaces } from '../../../games/wink-family/table/use-places.ts';
import { t } from '../../../shell/i18n/index.ts';
import { FeltMark, type FeltMode } from '../../../ui/art/felt.ts';
import { Loge, WatchBadge } from '../../../ui/art/index.ts';
import { Sight } from '../../../ui/table/sight.tsx';
import type { Drill } from './drill.ts';
import type { TrainFace } from './people.ts';

interface FacesProps {
  readonly people: readonly TrainFace[];
  readonly drill: Drill;
  readonly onPress: (seat: Seat) => void;
}

const ME = 0;

/** The faces: whoever presses one looks at it, or says that the wink was for it. */
export function Faces({ people, drill, onPress }: FacesProps) {
  const root = useRef<HTMLUListElement>(null);
  const places = usePlaces(root, String(people.length));
  const { signal, looking, asks } = drill;
  return (
    <ul className="train-faces" ref={root} data-faces={people.length} data-asks={asks || undefined}>
      {people.map((person, index) => {
        const { seat, name, colour, face } = person;
        const at = drill.gazeOf(seat);
        const winks = signal?.of === seat ? 'wink' : undefined;
        return (
          <li key={seat} data-lit={looking === seat || undefined}>
            <button
              type="button"
              className="train-face"
              data-seat={seat}
              aria-pressed={looking === seat}
              aria-label={`${index + 1}, ${name}`}
              disabled={asks && looking === seat}
              onClick={() => onPress(seat)}
            >
              <Loge
                guest={face}
                colour={colour}
                name={name}
                nameSize={24}
                lit={looking === seat}
                gaze={gazeTo(places, seat, at)}
                expression={winks}
                held={winks !== undefined}
              />
              {at === ME && <WatchBadge colour={colour} />}
              {at !== undefined && at !== ME && <Sight at={colourAt(people, at)} />}
              <span className="train-digit" aria-hidden="true">
                {index + 1}
              </span>
            </button>
          </li>
        );
      })}
      <li className="train-me" data-anchor="eyes">
        <FeltMark count={drill.felt} mode={modeOf(drill)} />
        {!asks && <span>{t('learn.train.watched', { count: drill.felt })}</span>}
        {asks && (
          <button type="button" className="btn" onClick={() => onPress(ME)}>
            {t('learn.train.toMe')}
          </button>
        )}
      </li>
    </ul>
  );
}

function modeOf(drill: Drill): FeltMode {
  const { felt, looking } = drill;
  if (felt > 1) return 'many';
  return felt === 0 ? 'nobody' : looking !== null && drill.gazeOf(looking) === ME ? 'only' : 'other';
}

const colourAt = (people: readonly TrainFace[], at: Seat | null) =>
  people.find(({ seat }) => seat === at)?.colour ?? 'board';

/** Eyes that I cannot see rest in the middle; those on the table look down. */
function gazeTo(places: Places, seat: Seat, at: Seat | null | undefined) {
  if (at === undefined) return { x: 0, y: 0 };
  if (at === null) return { x: 0, y: 1 };
  return toward(places.seats.get(seat), at === ME ? places.eyes : places.seats.get(at));
}
