import type { Viewer } from '@oeillade/kernel';
import type { Felt, Sight, SignalShown, WinkScene } from '@oeillade/story/wink-family';
import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { FeltMark, type FeltMode } from '../../../ui/art/felt.ts';
import { EXPRESSION_MS, Loge } from '../../../ui/art/index.ts';
import { LensSign } from '../../../ui/camera/signs.tsx';
import type { Person } from '../../../ui/table/people.ts';
import replayFaceCss from '../../../ui/table/replay-face.module.css';
import { isAbove, type Point, toward } from '../table/geometry.ts';
import type { Places } from '../table/use-places.ts';
import { sayReplay } from '../texts/replay.ts';
import { say } from '../texts/table.ts';
import css from './faces.module.css';

interface FacesProps {
  readonly scene: WinkScene;
  readonly viewer: Viewer;
  readonly people: readonly Person[];
  readonly around: readonly Point[];
  readonly places: Places;
  readonly isRing: boolean;
  readonly onChoose: (viewer: Viewer) => void;
}

/** Everybody in their boxes, with their eyes where they were. A press sees the game through them. */
export function Faces({ scene, viewer, people, around, places, isRing, onChoose }: FacesProps) {
  const { sights, signals, view, felt } = scene;
  return (
    <ul
      className={css.faces}
      aria-label={t('replay.table')}
      data-faces={people.length}
      style={{ '--rows': Math.ceil(people.length / 2) } as CSSProperties}
    >
      {people.map((person, seat) => (
        <Face
          key={person.seat}
          person={person}
          place={around[seat]!}
          cards={isRing ? view.seats[seat]!.handSize : undefined}
          isTurn={view.turn === seat}
          lighting={lightingOf(seat, viewer, sights, signals)}
          isViewer={viewer === seat}
          felt={viewer === seat ? felt?.count : undefined}
          feltMode={viewer === seat && felt ? modeOf(felt) : undefined}
          gaze={gazeOf(seat, sights[seat]!, places)}
          sight={saySight(sights[seat]!, people)}
          signal={signals.find((signal) => signal.seat === seat)?.signal}
          isByCamera={signals.some((signal) => signal.seat === seat && signal.isByCamera)}
          isRing={isRing}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

type Lighting = 'lit' | 'plain' | 'dim';

/** In the light are the face that the viewer looks at, and whoever winks where all is seen. */
function lightingOf(
  seat: number,
  viewer: Viewer,
  sights: readonly Sight[],
  signals: readonly SignalShown[],
): Lighting {
  const isLit = viewer === null ? signals.some((signal) => signal.seat === seat) : sights[viewer] === seat;
  if (isLit) return 'lit';
  return viewer === null || viewer === seat ? 'plain' : 'dim';
}

function modeOf({ count, isMet }: Felt): FeltMode {
  if (count > 1) return 'many';
  return count === 0 ? 'nobody' : isMet ? 'only' : 'other';
}

function gazeOf(seat: number, sight: Sight, places: Places): Point {
  if (sight === 'hidden') return { x: 0, y: 0 };
  return toward(places.seats.get(seat), sight === 'board' ? places.board : places.seats.get(sight));
}

function saySight(sight: Sight, people: readonly Person[]): string | null {
  if (sight === 'hidden') return null;
  return sight === 'board' ? say('looksAtBoard') : say('looksAt', { name: people[sight]?.name ?? '' });
}

interface FaceProps {
  readonly person: Person;
  readonly place: Point;
  readonly cards: number | undefined;
  readonly isTurn: boolean;
  readonly lighting: Lighting;
  readonly isViewer: boolean;
  /** The eyes on their face, for the one through whose eyes the game is seen. */
  readonly felt: number | undefined;
  readonly feltMode: FeltMode | undefined;
  readonly gaze: Point;
  readonly sight: string | null;
  readonly signal: SignalShown['signal'] | undefined;
  readonly isByCamera: boolean;
  readonly isRing: boolean;
  readonly onChoose: (viewer: Viewer) => void;
}

const Face = memo(
  function Face({ person, place, cards, lighting, gaze, sight, signal, ...props }: FaceProps) {
    useLanguage();
    const { isTurn, isViewer, isByCamera, isRing, felt, feltMode, onChoose } = props;
    const says = [
      t('replay.seatLink', { name: person.name }),
      isTurn ? t('table.onTurn') : null,
      sight,
      felt === undefined ? null : sayReplay('felt', { count: felt }),
    ];
    return (
      <li
        className={css.seat}
        data-above={(isRing && isAbove(place)) || undefined}
        data-right={place.x > 50 || undefined}
        style={{ '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties}
      >
        <button
          type="button"
          className={replayFaceCss.face}
          data-part="replay-face"
          data-seat={person.seat}
          data-turn={isTurn || undefined}
          data-signal={signal}
          aria-pressed={isViewer}
          aria-label={says.filter(Boolean).join('. ')}
          onClick={() => onChoose(isViewer ? null : person.seat)}
        >
          <Loge
            guest={person.face}
            colour={person.colour}
            name={person.name}
            cards={cards}
            nameSize={isRing ? 21 : 26}
            lit={lighting === 'lit'}
            plain={lighting === 'plain'}
            isBot={person.isBot}
            gaze={gaze}
            expression={signal}
            held={signal && EXPRESSION_MS[signal] <= EXPRESSION_MS.wink}
            blinks={false}
          />
          {isByCamera && (
            <span className={css.byCamera} data-part="replay-camera" title={sayReplay('byCamera')}>
              <LensSign />
            </span>
          )}
          {felt !== undefined && feltMode && <FeltMark count={felt} mode={feltMode} />}
        </button>
      </li>
    );
  },
  (before, after) =>
    (Object.keys(before) as (keyof FaceProps)[]).every((key) =>
      key === 'gaze'
        ? before.gaze.x === after.gaze.x && before.gaze.y === after.gaze.y
        : before[key] === after[key],
    ),
);
