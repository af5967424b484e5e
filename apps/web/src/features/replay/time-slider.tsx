import { type CSSProperties, memo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { colourOf } from '../../ui/art/index.ts';
import { clockText } from '../../ui/replay/clock-text.ts';
import type { ToldBeat } from './telling.ts';
import css from './time-slider.module.css';

interface TimeSliderProps {
  readonly now: number;
  readonly end: number;
  readonly beats: readonly ToldBeat[];
  readonly words: string;
  readonly onSeek: (t: number) => void;
}

/** The whole game from left to right, with a mark wherever something happened. */
export function TimeSlider({ now, end, beats, words, onSeek }: TimeSliderProps) {
  return (
    <div className={css.time} style={{ '--now': now / end } as CSSProperties}>
      <Marks beats={beats} end={end} />
      <input
        type="range"
        min={0}
        max={end}
        step={1}
        value={Math.round(now)}
        aria-label={t('replay.timeline')}
        aria-valuetext={`${clockText(now)}. ${words}`}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  );
}

const Marks = memo(function Marks({ beats, end }: { beats: readonly ToldBeat[]; end: number }) {
  return (
    <div className={css.marks} aria-hidden="true">
      {beats.map(
        ({ key, t: at, mark, person }) =>
          mark && (
            <i
              className={css.mark}
              key={key}
              data-tone={mark.tone}
              style={
                {
                  '--at': at / end,
                  '--tall': `${mark.tall}px`,
                  '--pc': person ? colourOf(person.colour) : undefined,
                } as CSSProperties
              }
            />
          ),
      )}
    </div>
  );
});
