import type { Dispatch } from 'react';
import { t } from '../../shell/i18n/index.ts';
import artCss from '../../ui/art/art.module.css';
import { Icon } from '../../ui/art/index.ts';
import buttonCss from '../../ui/button.module.css';
import { clockText } from '../../ui/replay/clock-text.ts';
import css from './controls.module.css';
import { type Playback, type PlaybackAct, SPEEDS, type Speed } from './playback.ts';
import type { ToldBeat } from './telling.ts';
import { TimeSlider } from './time-slider.tsx';

interface ControlsProps {
  readonly playback: Playback;
  readonly end: number;
  readonly beats: readonly ToldBeat[];
  readonly stops: readonly number[];
  /** What is told right now. */
  readonly words: string;
  readonly act: Dispatch<PlaybackAct>;
}

/** Play and pause, one moment on or back, how fast, and the time slider. */
export function Controls({ playback, end, beats, stops, words, act }: ControlsProps) {
  const { t: now, isPlaying, speed } = playback;
  return (
    <div className={css.controls} data-part="replay-controls">
      <p className={css.now} aria-hidden="true">
        {words}
      </p>
      <div className={css.buttons}>
        <Press name="start" onPress={() => act({ do: 'rewind' })}>
          <path d="M5 5V19M19 5.500L8.500 12L19 18.500Z" />
        </Press>
        <Press name="before" onPress={() => act({ do: 'step', by: -1, stops })}>
          <path d="M15 5L8 12L15 19" />
        </Press>
        <button
          type="button"
          className={css.play}
          aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          title={t(isPlaying ? 'replay.pause' : 'replay.play')}
          onClick={() => act({ do: 'toggle' })}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Press name="after" onPress={() => act({ do: 'step', by: 1, stops })}>
          <path d="M9 5L16 12L9 19" />
        </Press>
      </div>
      <p className={css.clock} role="timer" aria-live="off">
        {clockText(now, { tenths: true })} <small>/ {clockText(end)}</small>
      </p>
      <TimeSlider
        now={now}
        end={end}
        beats={beats}
        words={words}
        onSeek={(to) => act({ do: 'seek', t: to })}
      />
      <select
        className={css.speed}
        aria-label={t('replay.speed')}
        value={speed}
        onChange={(event) => act({ do: 'speed', speed: Number(event.target.value) as Speed })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one === 0.5 ? '½' : one}×
          </option>
        ))}
      </select>
    </div>
  );
}

interface PressProps {
  readonly name: 'start' | 'before' | 'after';
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function Press({ name, onPress, children }: PressProps) {
  return (
    <button
      type="button"
      className={buttonCss.icon}
      data-part="icon-button"
      aria-label={t(`replay.${name}`)}
      title={t(`replay.${name}`)}
      onClick={onPress}
    >
      <svg
        className={artCss.icon}
        data-part="icon"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </button>
  );
}
