import { useEffect, useEffectEvent, useMemo } from 'react';
import { saySignal } from '../../../games/wink-family/table/speech.ts';
import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import type { Drill, Outcome } from './drill.ts';
import { Faces } from './faces.tsx';
import { type TrainFace, trainFaces } from './people.ts';
import { type Result, resultOf } from './score.ts';
import { useDrill } from './use-drill.ts';
import { useTrainKeys } from './use-train-keys.ts';

interface RoundProps {
  readonly round: number;
  readonly onOver: (result: Result) => void;
  readonly onStop: () => void;
}

/** One round: look, and press when there is a wink. */
export function Round({ round, onOver, onStop }: RoundProps) {
  const drilling = useDrill(round);
  const { drill } = drilling;
  const people = useMemo(() => trainFaces(drill.level.faces), [drill]);
  useTrainKeys(drilling);
  const { isOver, asks } = drill;
  const end = useEffectEvent(() => onOver(resultOf(drill.outcomes)));
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <div className="train-round">
      <p className="train-head">
        <b>{t('learn.train.go', { round })}</b>
        <span>{t('learn.train.left', { count: drill.left })}</span>
        <span>{t('learn.train.score', { score: resultOf(drill.outcomes).score })}</span>
        <button type="button" className="btn" onClick={onStop}>
          {t('learn.train.stop')}
        </button>
      </p>
      <Faces people={people} drill={drill} onPress={asks ? drilling.answer : drilling.look} />
      <p className="train-said" role="status">
        {asks ? t('learn.train.toWhom') : sayLast(drill.outcomes.at(-1), people)}
      </p>
      <button
        type="button"
        className="btn claim train-press"
        aria-keyshortcuts="Space"
        aria-disabled={asks}
        onClick={() => drilling.press()}
      >
        <Icon name="wink" />
        {t('learn.train.seen')}
      </button>
      <Live drill={drill} people={people} />
    </div>
  );
}

const nameIn = (people: readonly TrainFace[], seat: number): string =>
  people.find((person) => person.seat === seat)?.name ?? t('learn.train.toMe').toLowerCase();

function sayLast(outcome: Outcome | undefined, people: readonly TrainFace[]): string {
  switch (outcome?.is) {
    case 'caught':
      return outcome.right
        ? t('learn.train.caught', { ms: outcome.ms })
        : t('learn.train.half', { ms: outcome.ms, name: nameIn(people, outcome.to) });
    case 'missed':
      return t('learn.train.missed', { of: nameIn(people, outcome.of), to: nameIn(people, outcome.to) });
    case 'wrong':
      return t('learn.train.wrong');
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
  const looking = t('learn.train.looking', { name: face.name });
  if (at === undefined) return looking;
  if (at === null) return `${looking}. ${t('table.looksAtBoard')}`;
  return `${looking}. ${at === 0 ? t('table.watchYou') : t('table.looksAt', { name: nameIn(people, at) })}`;
}
