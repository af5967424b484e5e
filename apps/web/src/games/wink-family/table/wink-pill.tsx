import { Fragment, memo } from 'react';
import { AvatarRound, ColourSymbol, Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { markName, piecesOf } from '../../../ui/table/sentence.ts';
import { nameOfSignal } from '../signal-words.ts';
import { say } from '../texts/table.ts';
import { Looking } from './looking.tsx';
import { useShown, useTable } from './use-wink.ts';
import { WINK_LID } from './wink-lid.tsx';
import css from './wink-pill.module.css';
import { Winks } from './winks.tsx';

/**
 * My wink on phones and tablets: on one side what I do, on the other to whom, and my portrait between them. The eyes on me
 * colour it, and never forbid it.
 */
export const WinkPill = memo(function WinkPill() {
  const { isLooking, mode, isSeveral } = useShown(({ screen: { looking, agreed }, felt, winksForReal }) => ({
    isLooking: looking !== null,
    mode: felt?.mode,
    isSeveral: agreed.length > 1 && !winksForReal,
  }));
  return (
    <div
      className={css.belt}
      data-part="wink-belt"
      data-lit={isLooking ? '' : undefined}
      data-felt={mode}
      data-many={isSeveral || undefined}
    >
      <Looking className="visually-hidden" />
      {isSeveral ? <Winks /> : <Pill />}
    </div>
  );
});

function Pill() {
  const { actions } = useTable();
  const { looking, isLegal, signal, me, giving, isReal } = useShown(
    ({ screen: { looking, signals, agreed, me }, giving, winksForReal }) => ({
      looking,
      isLegal: signals.length > 0,
      signal: agreed[0]!,
      me,
      giving,
      isReal: winksForReal,
    }),
  );
  const isWink = isReal || signal === 'wink';
  const drawn = (
    <>
      {WINK_LID}
      <span className={css.half}>
        {me && !isWink ? (
          <AvatarRound guest={me.face} colour={me.colour} expression={signal} />
        ) : (
          <Icon name="wink" />
        )}
        <span>{isReal ? say('winkReal') : isWink ? say('wink') : nameOfSignal(signal)}</span>
      </span>{' '}
      <span className={css.half}>{looking ? <To person={looking} /> : say('winkAtWhom')}</span>
    </>
  );
  // My own eye winks: there is nothing to press.
  if (isReal) {
    return (
      <p className={css.pill} data-part="wink-real">
        {drawn}
      </p>
    );
  }
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
      {drawn}
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
  const named = markName(shown);
  return piecesOf(isLong ? named : say('winkTo', { name: named })).map(({ is, text }) =>
    is === 'name' ? (
      <Fragment key={text}>
        <ColourSymbol colour={colour} size={18} inked /> <span data-long={isLong || undefined}>{text}</span>
      </Fragment>
    ) : (
      <span key={text}>{text}</span>
    ),
  );
}
