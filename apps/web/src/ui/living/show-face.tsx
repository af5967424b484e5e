import { useState } from 'react';
import { AskCamera } from '../camera/ask-camera.tsx';
import { LensSign } from '../camera/signs.tsx';
import css from './show-face.module.css';
import { say } from './texts/index.ts';
import { useLive } from './use-live.ts';
import { useOwnFace } from './use-own-face.ts';

/** For somebody who sits there without a camera: to show their face after all. */
export function ShowFace({ className }: { readonly className: string | undefined }) {
  const { isOn, own } = useOwnFace();
  const [isAsked, setAsked] = useState(false);
  const isSealed = useLive((model) => model?.lock === 'held');
  if (isOn || !own) return null;
  const choose = () => {
    setAsked(false);
    own.choose('shown');
  };
  return (
    <>
      <button
        type="button"
        className={`${css.show} ${className ?? ''}`}
        data-part="show-face"
        title={say('show')}
        aria-label={say('show')}
        onClick={() => setAsked(true)}
      >
        <LensSign />
      </button>
      {isAsked && (
        <AskCamera purpose={isSealed ? 'sealed' : 'living'} onYes={choose} onNo={() => setAsked(false)} />
      )}
    </>
  );
}
