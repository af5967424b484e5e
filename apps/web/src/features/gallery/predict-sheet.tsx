import type { Question } from '@oeillade/kernel';
import { useState } from 'react';
import type { ForeseePart } from '../../games/contract/foresee.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { AvatarRound } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import { Pick } from '../../ui/pick.tsx';
import type { Person } from '../../ui/table/people.ts';
import { Sheet } from '../../ui/table/sheet.tsx';
import css from './predict-sheet.module.css';
import { say } from './texts.ts';

interface PredictSheetProps {
  /** Those on which nothing is sealed yet, the latest last. */
  readonly questions: readonly Question[];
  readonly people: readonly Person[];
  readonly foresee: ForeseePart;
  readonly onSeal: (question: string, answer: string) => void;
  readonly onClose: () => void;
}

/** D-33: what is sealed is never changed. So it is chosen first, and sealed with a second press. */
export function PredictSheet({ questions, people, foresee, onSeal, onClose }: PredictSheetProps) {
  const language = useLanguage();
  const [wished, setWished] = useState(() => questions.at(-1)?.id ?? '');
  const [answer, setAnswer] = useState<string | null>(null);
  const question = questions.find(({ id }) => id === wished) ?? questions.at(-1);
  if (!question) return null;
  const isChosen = answer !== null && question.answers.includes(answer);
  return (
    <Sheet title={say('predictTitle')} text={say('predictHint')} onClose={onClose}>
      <Pick
        name={say('whichQuestion')}
        hint=""
        value={question.id}
        choices={questions.map((one) => [one.id, foresee.sayQuestion(one, people)])}
        onChange={(id) => {
          setWished(id);
          setAnswer(null);
        }}
      />
      {foresee.groups(question, people, language).map(({ legend, answers }) => (
        <fieldset key={legend} className={css.group}>
          <legend className={css.legend}>{legend}</legend>
          <div className={css.answers}>
            {answers.map((one) => (
              <label key={one.answer} className={css.answer} data-part="answer">
                <input
                  type="radio"
                  className="visually-hidden"
                  name="answer"
                  checked={one.answer === answer}
                  onChange={() => setAnswer(one.answer)}
                />
                {one.person && <AvatarRound guest={one.person.face} colour={one.person.colour} />}
                <span>{one.text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={css.foot}>
        <button
          type="button"
          {...button('claim')}
          data-part="seal"
          disabled={!isChosen}
          onClick={() => isChosen && onSeal(question.id, answer)}
        >
          {say(isChosen ? 'seal' : 'chooseFirst')}
        </button>
      </div>
    </Sheet>
  );
}
