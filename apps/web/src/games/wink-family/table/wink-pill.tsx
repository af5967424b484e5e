import { memo } from 'react';
import { AvatarRound, ColourSymbol, Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { nameOfSignal } from '../signal-words.ts';
import { say } from '../texts/table.ts';
import { Looking } from './looking.tsx';
import { useShown, useTable } from './use-wink.ts';
import css from './wink-pill.module.css';
import { Winks } from './winks.tsx';

/**
 * My wink on phones and tablets: on one side what I do, on the other to whom, and my portrait between them. The eyes on me
 * colour it, and never forbid it.
 */
export const WinkPill = memo(function WinkPill() {
  const { isLooking, mode, agreed } = useShown(({ screen: { looking, agreed }, felt }) => ({
    isLooking: looking !== null,
    mode: felt?.mode,
    agreed: agreed.length,
  }));
  return (
    <div
      className={css.belt}
      data-part="wink-belt"
      data-lit={isLooking ? '' : undefined}
      data-felt={mode}
      data-many={agreed > 1 || undefined}
    >
      <Looking className="visually-hidden" />
      {agreed > 1 ? <Winks /> : <Pill />}
    </div>
  );
});

function Pill() {
  const { actions } = useTable();
  const { looking, isLegal, signal, me, giving } = useShown(
    ({ screen: { looking, signals, agreed, me }, giving }) => ({
      looking,
      isLegal: signals.length > 0,
      signal: agreed[0]!,
      me,
      giving,
    }),
  );
  const isWink = signal === 'wink';
  return (
    <button
      type="button"
      className={css.pill}
      data-part="wink-wink"
      aria-disabled={!isLegal || giving !== null}
      aria-keyshortcuts="Space"
      data-giving={giving !== null || undefined}
      onClick={() => actions.signal(signal)}
    >
      <span className={css.lid} />
      <span className={css.half}>
        {me && !isWink ? (
          <AvatarRound guest={me.face} colour={me.colour} expression={signal} />
        ) : (
          <Icon name="wink" />
        )}
        <span>{isWink ? say('wink') : nameOfSignal(signal)}</span>
      </span>{' '}
      <span className={css.half}>{looking ? <To person={looking} /> : say('winkAtWhom')}</span>
      <svg className={css.lashes} viewBox="-60 -10 120 44" aria-hidden="true">
        <path d="M-56 -4Q0 26 56 -4M-34 12L-44 28M0 11V30M34 12L44 28" />
      </svg>
    </button>
  );
}

/** A longer name is written smaller, and without the word before it. */
const LONG = 7;
const MOST = 10;

function To({ person: { name, colour } }: { readonly person: Person }) {
  const letters = [...name];
  const shown = letters.length > MOST ? `${letters.slice(0, MOST - 1).join('')}…` : name;
  const isLong = letters.length > LONG;
  const before = isLong ? '' : say('winkTo');
  return (
    <>
      {before && <span>{before}</span>} <ColourSymbol colour={colour} size={18} inked />{' '}
      <span data-long={isLong || undefined}>{shown}</span>
    </>
  );
}
