import { type CSSProperties, memo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { colourOf } from '../../ui/art/index.ts';
import { clockText } from './clock-text.ts';
import type { ToldBeat } from './telling.ts';

interface TimeLineProps {
  readonly now: number;
  readonly end: number;
  readonly beats: readonly ToldBeat[];
  readonly words: string;
  readonly onSeek: (t: number) => void;
}

/** The whole game from left to right, with a mark wherever something happened. */
export function TimeLine({ now, end, beats, words, onSeek }: TimeLineProps) {
  return (
    <div className="rp-time" style={{ '--now': now / end } as CSSProperties}>
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
    <div className="rp-marks" aria-hidden="true">
      {beats.map(
        ({ key, t: at, mark, person }) =>
          mark && (
            <i
              className="rp-mark"
              key={key}
              data-mark={mark}
              style={
                { '--at': at / end, '--pc': person ? colourOf(person.colour) : undefined } as CSSProperties
              }
            />
          ),
      )}
    </div>
  );
});
