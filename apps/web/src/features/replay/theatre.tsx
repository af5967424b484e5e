import type { Viewer } from '@oeillade/kernel';
import { beatAt, type Story } from '@oeillade/story';
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Moment } from '../../games/contract/replay.ts';
import { partOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import type { Person } from '../../ui/table/people.ts';
import { useLayout } from '../../ui/table/use-layout.ts';
import { Controls } from './controls.tsx';
import { CopyMoment } from './copy-moment.tsx';
import { EventList } from './event-list.tsx';
import { EyesChoice } from './eyes-choice.tsx';
import { MarkLegend } from './mark-legend.tsx';
import { readMoment } from './moment-link.ts';
import { steppedTime } from './playback.ts';
import { tellBeats } from './telling.ts';
import css from './theatre.module.css';
import { usePlayback } from './use-playback.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { useStill } from './use-still.ts';

/** Plots and moments come after the table: whoever only watches does not wait for them. */
const StoryPart = lazy(() => import('./story/story-part.tsx'));

interface TheatreProps {
  readonly story: Story;
  readonly people: readonly Person[];
  /** Whether the game lies on the server, so that a link leads others to it. */
  readonly isShared: boolean;
  /** Of a game that goes on, nothing is passed on. */
  readonly isOver: boolean;
}

/** A game that is watched again. */
export function Theatre({ story, people, isShared, isOver }: TheatreProps) {
  const language = useLanguage();
  const game = partOf(story.timeline.record.game.facts.id);
  const part = use(game.replay());
  const { shape, compact } = useLayout();
  const { end, players } = story.timeline;
  const linked = useMemo(() => readMoment(window.location.hash, players, end), [players, end]);
  const [viewer, setViewer] = useState<Viewer>(linked?.viewer ?? null);
  const [playback, act] = usePlayback(linked?.t ?? 0, end, linked?.speed ?? 1);
  const teller = useMemo(() => ({ people, language }), [people, language]);
  const beats = useMemo(() => tellBeats(part, story, viewer, teller), [part, story, viewer, teller]);
  const stops = useMemo(() => [...new Set(beats.map((beat) => beat.t))], [beats]);
  const isStill = useStill();
  const top = useRef<HTMLDivElement>(null);
  useReplayKeys(act, stops);
  useMomentLinks(players, end, (moment) => {
    setViewer(moment.viewer);
    act({ do: 'seek', t: moment.t });
    act({ do: 'speed', speed: moment.speed });
  });
  const seek = useCallback((at: number) => act({ do: 'seek', t: at }), [act]);
  const watch = useCallback(
    (moment: Moment) => {
      act({ do: 'watch', moment });
      top.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
    },
    [act, isStill],
  );
  // Steps instead of motion: the picture changes when something is told, and not in between.
  const shown = isStill && playback.isPlaying ? steppedTime(playback.t, stops) : playback.t;
  const at = beatAt(beats, shown);
  const words = beats[at]?.words ?? '';
  return (
    <div
      className={css.theatre}
      data-part="replay-theatre"
      data-shape={shape}
      data-compact={compact || undefined}
      ref={top}
    >
      <header className={css.head}>
        <h1>{story.timeline.record.game.facts.title}</h1>
        <EyesChoice people={people} viewer={viewer} onChoose={setViewer} />
      </header>
      <div className={css.hall}>
        <EventList beats={beats} at={at} onSeek={seek} />
        <part.Scene story={story} t={shown} viewer={viewer} people={people} onChoose={setViewer} />
      </div>
      <p className="visually-hidden" role="status">
        {!playback.isPlaying && words}
      </p>
      <Controls playback={playback} end={end} beats={beats} stops={stops} words={words} act={act} />
      <div className={css.ways}>
        <div>
          <MarkLegend beats={beats} />
          <p>{t('replay.keys')}</p>
        </div>
        <CopyMoment moment={{ t: playback.t, viewer, speed: playback.speed }} isShared={isShared} />
      </div>
      <Suspense fallback={null}>
        <StoryPart
          game={game}
          story={story}
          teller={teller}
          path={isOver ? window.location.pathname + window.location.search : null}
          onWatch={watch}
        />
      </Suspense>
    </div>
  );
}

/** Somebody follows another link to the same game. */
function useMomentLinks(
  players: number,
  end: number,
  onMoment: (moment: NonNullable<ReturnType<typeof readMoment>>) => void,
): void {
  const latest = useRef(onMoment);
  latest.current = onMoment;
  useEffect(() => {
    const follow = () => {
      const moment = readMoment(window.location.hash, players, end);
      if (moment) latest.current(moment);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [players, end]);
}
