import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { ColourSymbol, colourOf } from '../../ui/art/index.ts';
import panelCss from '../../ui/panel.module.css';
import { clockText } from '../../ui/replay/clock-text.ts';
import css from './event-list.module.css';
import type { ToldBeat } from './telling.ts';

interface EventListProps {
  readonly beats: readonly ToldBeat[];
  /** The one that is told right now; -1 before the first. */
  readonly at: number;
  readonly onSeek: (t: number) => void;
}

/** All that happens, one after the other; the list follows the time, and a press goes there. */
export function EventList({ beats, at, onSeek }: EventListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = list.current?.children[at] as HTMLElement | undefined;
    if (!list.current || !entry) return;
    // Only the list moves, never the page.
    list.current.scrollTop = entry.offsetTop - list.current.clientHeight / 2 + entry.offsetHeight / 2;
  }, [at]);
  return (
    <section
      className={`${panelCss.beside} ${css.events}`}
      data-part="replay-events"
      aria-labelledby="rp-events"
    >
      <h2 id="rp-events">{t('replay.events')}</h2>
      <ol ref={list}>
        {beats.map((beat, index) => (
          <Entry key={beat.key} beat={beat} isNow={index === at} isPast={index < at} onSeek={onSeek} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly beat: ToldBeat;
  readonly isNow: boolean;
  readonly isPast: boolean;
  readonly onSeek: (t: number) => void;
}

const Entry = memo(function Entry({ beat, isNow, isPast, onSeek }: EntryProps) {
  const { t: at, words, person } = beat;
  return (
    <li
      data-past={isPast || undefined}
      style={person ? ({ '--pc': colourOf(person.colour) } as CSSProperties) : undefined}
    >
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => onSeek(at)}>
        <span className={css.when}>{clockText(at)}</span>
        {person && <ColourSymbol colour={person.colour} size={14} />}
        <span>{words}</span>
      </button>
    </li>
  );
});
