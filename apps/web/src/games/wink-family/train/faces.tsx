import type { Seat } from '@oeillade/kernel';
import { useRef } from 'react';
import { FeltMark, type FeltMode } from '../../../ui/art/felt.ts';
import { Loge, WatchBadge } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { Sight } from '../../../ui/table/sight.tsx';
import { toward } from '../table/geometry.ts';
import { type Places, usePlaces } from '../table/use-places.ts';
import { sayTrain } from '../texts/train.ts';
import type { Drill } from './drill.ts';
import css from './faces.module.css';
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
    <ul
      className={css.trainFaces}
      data-part="train-faces"
      ref={root}
      data-faces={people.length}
      data-asks={asks || undefined}
    >
      {people.map((person, index) => {
        const { seat, name, colour, face } = person;
        const at = drill.gazeOf(seat);
        const winks = signal?.of === seat ? 'wink' : undefined;
        return (
          <li key={seat} data-lit={looking === seat || undefined}>
            <button
              type="button"
              className={css.trainFace}
              data-part="train-face"
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
              <span className={css.trainDigit} aria-hidden="true">
                {index + 1}
              </span>
            </button>
          </li>
        );
      })}
      <li className={css.trainMe} data-anchor="eyes">
        <FeltMark count={drill.felt} mode={modeOf(drill)} />
        {!asks && <span>{sayTrain('watched', { count: drill.felt })}</span>}
        {asks && (
          <button type="button" {...button()} onClick={() => onPress(ME)}>
            {sayTrain('toMe')}
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
