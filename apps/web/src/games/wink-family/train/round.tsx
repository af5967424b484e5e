import { useEffect, useEffectEvent, useMemo } from 'react';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { saySignal } from '../table/speech.ts';
import { say } from '../texts/table.ts';
import { sayTrain } from '../texts/train.ts';
import type { Drill, Outcome } from './drill.ts';
import { Faces } from './faces.tsx';
import { type TrainFace, trainFaces } from './people.ts';
import css from './round.module.css';
import { type Result, resultOf } from './score.ts';
import { useDrill } from './use-drill.ts';
import { useTrainKeys } from './use-train-keys.ts';

interface RoundProps {
  readonly heading: string;
  readonly makeDrill: () => Drill;
  /** Called with all outcomes so far, after each new one. */
  readonly onOutcome?: (outcomes: readonly Outcome[]) => void;
  readonly onOver: (result: Result) => void;
  readonly onStop: () => void;
}

/** One round: look, and press when there is a wink. */
export function Round({ heading, makeDrill, onOutcome, onOver, onStop }: RoundProps) {
  const drilling = useDrill(makeDrill);
  const { drill } = drilling;
  const people = useMemo(() => trainFaces(drill.level.faces), [drill]);
  useTrainKeys(drilling);
  const { isOver, asks } = drill;
  const told = drill.outcomes.length;
  const tell = useEffectEvent(() => onOutcome?.(drill.outcomes));
  useEffect(() => {
    if (told > 0) tell();
  }, [told]);
  const end = useEffectEvent(() => onOver(resultOf(drill.outcomes)));
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <div className={css.trainRound}>
      <p className={css.trainHead}>
        <b>{heading}</b>
        <span>{sayTrain('left', { count: drill.left })}</span>
        <span>{sayTrain('score', { score: resultOf(drill.outcomes).score })}</span>
        <button type="button" {...button()} onClick={onStop}>
          {sayTrain('stop')}
        </button>
      </p>
      <Faces people={people} drill={drill} onPress={asks ? drilling.answer : drilling.look} />
      <p className={css.trainSaid} role="status">
        {asks ? sayTrain('toWhom') : sayLast(drill.outcomes.at(-1), people)}
      </p>
      <button
        type="button"
        {...button('claim', css.trainPress)}
        aria-keyshortcuts="Space"
        aria-disabled={asks}
        onClick={() => drilling.press()}
      >
        <Icon name="wink" />
        {sayTrain('seen')}
      </button>
      <Live drill={drill} people={people} />
    </div>
  );
}

/** The seat of whoever trains. */
const ME = 0;

const nameIn = (people: readonly TrainFace[], seat: number): string =>
  people.find((person) => person.seat === seat)?.name ?? '';

function sayLast(outcome: Outcome | undefined, people: readonly TrainFace[]): string {
  switch (outcome?.is) {
    case 'caught':
      return outcome.right
        ? sayTrain('caught', { ms: outcome.ms })
        : outcome.to === ME
          ? sayTrain('halfMe', { ms: outcome.ms })
          : sayTrain('half', { ms: outcome.ms, name: nameIn(people, outcome.to) });
    case 'missed':
      return outcome.to === ME
        ? sayTrain('missedMe', { of: nameIn(people, outcome.of) })
        : sayTrain('missed', { of: nameIn(people, outcome.of), to: nameIn(people, outcome.to) });
    case 'wrong':
      return sayTrain('wrong');
    default:
      return '\u00A0';
  }
}

/** For screen readers, as at the table: what the eyes in the light do, and at once a wink. */
function Live({ drill, people }: { drill: Drill; people: readonly TrainFace[] }) {
  const { looking, signal } = drill;
  const face = people.find(({ seat }) => seat === looking);
  return (
    <>
      <p className="visually-hidden" aria-live="assertive">
        {signal && face && saySignal('wink', face.name, signal.to === 0 ? null : nameIn(people, signal.to))}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {face && sayGaze(face, drill.gazeOf(face.seat), people)}
      </p>
    </>
  );
}

function sayGaze(face: TrainFace, at: number | null | undefined, people: readonly TrainFace[]): string {
  const looking = sayTrain('looking', { name: face.name });
  if (at === undefined) return looking;
  if (at === null) return `${looking}. ${say('looksAtBoard')}`;
  return `${looking}. ${at === 0 ? say('watchYou') : say('looksAt', { name: nameIn(people, at) })}`;
}
