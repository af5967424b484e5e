import { CalibrationRun, type CalibrationShown } from '@oeillade/camera';
import { useEffect, useState } from 'react';
import { calibrating } from '../../shell/camera/calibrating.ts';
import { ownEyes } from '../../shell/camera/own-eyes.ts';
import { share } from '../../shell/store.ts';
import { button } from '../button.ts';
import css from './calibrate.module.css';
import { Mirror } from './mirror.tsx';
import { PromptFace } from './prompt-face.tsx';
import { say } from './texts/index.ts';

interface CalibrateProps {
  readonly onDone: () => void;
}

/** Ten seconds of blinks and winks, so that the detector knows these eyes. Whoever skips it is learnt while they play. */
export function Calibrate({ onDone }: CalibrateProps) {
  const [run, setRun] = useState(() => new CalibrationRun());
  const [shown, setShown] = useState(run.shown);
  useEffect(() => {
    setShown(run.shown);
    return calibrating(run, ownEyes, () => setShown((before) => share(before, run.shown)));
  }, [run]);
  return (
    <div
      className={css.calibrate}
      data-part="calibrate"
      data-asks={shown.isOver ? 'over' : (shown.asks ?? 'look')}
    >
      <div className={css.faces}>
        <Mirror className={css.mirror} />
        <PromptFace asks={shown.asks} />
      </div>
      <p className={css.words} role="status">
        {shown.isOver
          ? sayResult(run)
          : shown.isFaceSeen
            ? say(`eyes.${shown.asks ?? 'look'}`)
            : say('eyes.noFace')}
      </p>
      {!shown.isOver && <Progress shown={shown} />}
      {shown.isOver && run.result && <p className={css.small}>{say('eyes.forgets')}</p>}
      <div className={css.buttons}>
        {shown.isOver && (
          <button
            type="button"
            {...button()}
            data-part="calibrate-again"
            onClick={() => setRun(new CalibrationRun())}
          >
            {say('eyes.again')}
          </button>
        )}
        <button
          type="button"
          {...button(shown.isOver && run.result ? 'claim' : 'plain')}
          data-part="calibrate-done"
          onClick={onDone}
        >
          {say(shown.isOver && run.result ? 'eyes.done' : 'eyes.skip')}
        </button>
      </div>
    </div>
  );
}

function sayResult({ result }: CalibrationRun): string {
  if (!result) return say('eyes.unknown');
  return say(result.left && result.right ? 'eyes.known' : 'eyes.oneSide');
}

/** What is still to be done, and how much of this step is over. */
function Progress({ shown: { asks, share: part, seen } }: { readonly shown: CalibrationShown }) {
  return (
    <div className={css.steps} aria-hidden="true">
      {(['blink', 'left', 'right'] as const).map((prompt) => (
        <span key={prompt} className={css.step} data-seen={seen.includes(prompt) || undefined}>
          {asks === prompt && <i style={{ scale: `${part.toFixed(2)} 1` }} />}
        </span>
      ))}
    </div>
  );
}
