import { memo } from 'react';
import { useSpaced } from '../../../ui/table/use-spaced.ts';
import { say } from '../texts/table.ts';
import css from './felt-said.module.css';
import { type FeltSaying, feltSayings } from './felt-words.ts';
import { useShown } from './use-wink.ts';

const EVERY = 1_000;

const sayFelt = ({ say: key, ...gaps }: FeltSaying): string => say(`felt.${key}`, gaps);

/** The eyes on me in words: to read in the corner of one's eye, and for a screen reader. */
export const FeltSaid = memo(function FeltSaid() {
  const felt = useShown(({ felt, screen: { faces, signals } }) => {
    const face = faces.find(({ isLit }) => isLit) ?? null;
    return felt && { mode: felt.mode, sayings: feltSayings(felt, { face, mayWink: signals.length > 0 }) };
  });
  const [head, more] = felt?.sayings.map(sayFelt) ?? [];
  const said = useSpaced([head, more].filter(Boolean).join('. '), EVERY);
  if (!felt) return null;
  return (
    <div className={css.felt} data-part="wink-felt" data-felt={felt.mode}>
      <p aria-hidden="true">
        <b>{head}</b> {more && <span>{more}</span>}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
});
