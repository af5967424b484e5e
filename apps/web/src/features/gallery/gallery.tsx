import type { GallerySeen, Lobby, Prediction } from '@oeillade/table';
import { use, useMemo, useState } from 'react';
import { offerOf } from '../../games/contract/arrangement.ts';
import type { ForeseePart } from '../../games/contract/foresee.ts';
import { partOf } from '../../games/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import { useUntilVerdict } from '../../ui/stage/use-until-verdict.ts';
import { type Person, peopleAt } from '../../ui/table/people.ts';
import { ConfettiButton } from './confetti-button.tsx';
import { Envelope, type Sealing } from './envelope.tsx';
import css from './gallery.module.css';
import { PredictSheet } from './predict-sheet.tsx';
import { say } from './texts.ts';

interface GalleryProps {
  readonly session: TableSession;
  readonly lobby: Lobby;
}

/** What somebody who watches takes part in: their predictions, their score, confetti. */
export function Gallery({ session, lobby }: GalleryProps) {
  const gallery = useStore(session, (model) => model.gallery);
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const { foresee } = partOf(lobby.game);
  const { watching } = lobby.rules;
  const how = !offerOf(lobby).eyes ? 'watching' : watching === 'late' ? 'late' : 'looking';
  return (
    <section className={css.gallery} data-part="gallery" aria-label={say('title')}>
      <p className={css.how}>{say(how)}</p>
      {gallery && foresee && (
        <Foreseeing session={session} gallery={gallery} people={people} foresee={use(foresee())} />
      )}
      <ConfettiButton session={session} rulings={gallery?.rulings ?? 0} />
    </section>
  );
}

interface ForeseeingProps {
  readonly session: TableSession;
  readonly gallery: GallerySeen;
  readonly people: readonly Person[];
  readonly foresee: ForeseePart;
}

function Foreseeing({ session, gallery, people, foresee }: ForeseeingProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { questions } = gallery;
  const { predictions, score } = useUntilVerdict(gallery);
  const unsealed = questions.filter(
    ({ id }) => !gallery.predictions.some((prediction) => prediction.id === id),
  );
  const sayOne = (prediction: Prediction) =>
    say(sealingOf(prediction), { what: foresee.sayPrediction(prediction, people, language) });
  const opened = predictions.filter(({ right }) => right !== null).at(-1);
  return (
    <>
      <ul className={css.envelopes} aria-label={say('envelopes')}>
        {predictions.slice(-SHOWN).map((prediction) => (
          <li
            key={prediction.id}
            className={css.one}
            data-part="envelope"
            data-sealing={sealingOf(prediction)}
          >
            <Envelope sealing={sealingOf(prediction)} />
            <span>{sayOne(prediction)}</span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {opened && sayOne(opened)}
      </p>
      {score.of > 0 && (
        <p className={css.score} data-part="seer-score">
          <span aria-hidden="true">{say('score', { ...score })}</span>
          <span className="visually-hidden">{say('scoreSaid', { ...score })}</span>
        </p>
      )}
      <button
        type="button"
        {...button('claim')}
        data-part="predict"
        aria-disabled={unsealed.length === 0}
        title={unsealed.length === 0 ? say('nothingToPredict') : undefined}
        onClick={() => setOpen(unsealed.length > 0)}
      >
        <span>{say('predict')}</span>
      </button>
      {isOpen && (
        <PredictSheet
          questions={unsealed}
          people={people}
          foresee={foresee}
          onSeal={(question, answer) => {
            setOpen(false);
            void session.ask({ ask: 'predict', question, answer });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** As many as find room beside each other. */
const SHOWN = 3;

function sealingOf({ answer, right }: Prediction): Sealing {
  if (right === null) return 'sealed';
  return right.includes(answer) ? 'right' : 'wrong';
}
