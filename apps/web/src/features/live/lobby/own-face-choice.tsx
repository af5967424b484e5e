import type { LobbySeat } from '@oeillade/table';
import { useState } from 'react';
import { whyNoCamera } from '../../../shell/camera/secure-page.ts';
import { canShowFaces } from '../../../shell/live/faces/face-decoder.ts';
import { figureOf } from '../../../ui/art/guests/costume/figure.ts';
import { type Colour, Loge } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { AskCamera, type CameraPurpose } from '../../../ui/camera/ask-camera.tsx';
import { CameraTrouble } from '../../../ui/camera/camera-trouble.tsx';
import formCss from '../../../ui/form.module.css';
import { OwnMirror } from '../../../ui/living/own-mirror.tsx';
import { say } from '../../../ui/living/texts/index.ts';
import { useLive } from '../../../ui/living/use-live.ts';
import { useOwnFace } from '../../../ui/living/use-own-face.ts';
import css from './own-face-choice.module.css';

interface OwnFaceChoiceProps {
  readonly me: LobbySeat;
  readonly isSealed: boolean;
}

/** Whether I show my face, with a mirror in my own box: as others will see me. */
export function OwnFaceChoice({ me, isSealed }: OwnFaceChoiceProps) {
  const { isOn } = useOwnFace();
  const isFull = useLive((model) => model?.welcome?.full ?? false);
  return (
    <div className={css.face} data-part="own-face" data-on={isOn || undefined}>
      <span className={css.box}>
        <Loge
          guest={figureOf(me.face, me.costume)}
          colour={me.colour as Colour}
          name={me.name}
          plain
          blinks
        />
        <OwnMirror kind="loge" />
      </span>
      <div className={css.words}>
        <h2>{say('title')}</h2>
        <Words purpose={isSealed ? 'sealed' : 'living'} />
        <CameraTrouble />
        {!canShowFaces() && <p className={formCss.hint}>{say('cannotSee')}</p>}
        {isFull && <p className={formCss.hint}>{say('full')}</p>}
      </div>
    </div>
  );
}

function Words({ purpose }: { readonly purpose: CameraPurpose }) {
  const { choice, isOn, own } = useOwnFace();
  const [isAsked, setAsked] = useState(false);
  if (isOn) {
    return (
      <>
        <p>{say('isOn')}</p>
        <p className={formCss.hint}>{say('light')}</p>
        <p className={formCss.hint}>{say('before')}</p>
        <div className={css.ways}>
          <button type="button" {...button()} onClick={() => own?.choose('without')}>
            {say('without')}
          </button>
        </div>
      </>
    );
  }
  const isDecided = choice === 'without' || whyNoCamera() !== null;
  return (
    <>
      <p>{say(isDecided ? 'isWithout' : 'ask')}</p>
      {!isDecided && <p className={formCss.hint}>{say('before')}</p>}
      <div className={css.ways}>
        <button
          type="button"
          {...button(isDecided ? 'plain' : 'claim')}
          data-part="face-show"
          onClick={() => setAsked(true)}
        >
          {say(isDecided ? 'afterAll' : 'show')}
        </button>
        {!isDecided && (
          <button type="button" {...button()} data-part="face-without" onClick={() => own?.choose('without')}>
            {say('without')}
          </button>
        )}
      </div>
      {isAsked && (
        <AskCamera
          purpose={purpose}
          onYes={() => {
            setAsked(false);
            own?.choose('shown');
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  );
}
