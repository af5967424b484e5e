import { memo } from 'react';
import { Icon } from '../../../ui/art/index.ts';
import { useSpaced } from '../../../ui/table/use-spaced.ts';
import { say } from '../texts/table.ts';
import css from './felt-said.module.css';
import { type FeltSaying, feltSayings } from './felt-words.ts';
import type { Signal } from './shown.ts';
import { saySignal } from './speech.ts';
import { useShown } from './use-wink.ts';

const EVERY = 1_000;

const sayFelt = ({ say: key, ...gaps }: FeltSaying): string => say(`felt.${key}`, gaps);

/** The eyes on me in words, and for a while the signal that I have seen: to read in the corner of one's eye. */
export const FeltSaid = memo(function FeltSaid() {
  const { felt, news, nameOf, isForMe } = useShown(
    ({ felt, news, screen: { faces, signals, people, me } }) => {
      const face = faces.find(({ isLit }) => isLit) ?? null;
      return {
        felt: felt && { mode: felt.mode, sayings: feltSayings(felt, { face, mayWink: signals.length > 0 }) },
        news,
        nameOf: people.map(({ name }) => name),
        isForMe: news !== null && news.to === me?.seat,
      };
    },
  );
  const [head, more] = felt?.sayings.map(sayFelt) ?? [];
  const said = useSpaced([head, more].filter(Boolean).join('. '), EVERY);
  const seen =
    news && saySignal(news.signal as Signal, nameOf[news.of] ?? '', isForMe ? null : (nameOf[news.to] ?? ''));
  if (!felt && !seen) return null;
  return (
    <div
      className={css.felt}
      data-part="wink-felt"
      data-felt={felt?.mode}
      data-news={seen ? (isForMe ? 'mine' : 'other') : undefined}
    >
      <p aria-hidden="true">
        {seen ? (
          <b data-part="wink-news">
            <Icon name="wink" /> {seen}
          </b>
        ) : (
          <>
            <b>{head}</b> {more && <span>{more}</span>}
          </>
        )}
      </p>
      {felt && (
        <p className="visually-hidden" role="status">
          {said}
        </p>
      )}
    </div>
  );
});
