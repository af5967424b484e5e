import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CameraSign } from '../../../../ui/camera/camera-sign.tsx';
import { Mirror } from '../../../../ui/camera/mirror.tsx';
import { useLayout } from '../../../../ui/table/use-layout.ts';
import { sayEye } from '../../texts/eye.ts';
import css from './eye-sign.module.css';
import { NotedSign } from './noted-sign.tsx';
import type { WhyUnsent } from './wink-way.ts';

/** What became of a wink that the camera saw, where it is no signal. */
export type Became = 'noted' | WhyUnsent;

interface EyeSignProps {
  readonly isNoted: boolean;
  readonly became: Became | null;
}

/** While the camera watches for winks, the head of the table says so: there it covers no face and no card. */
export function EyeSign({ isNoted, became }: EyeSignProps) {
  useLayout();
  const [head, setHead] = useState<Element | null>(null);
  // Another layout has another head.
  useLayoutEffect(() => setHead(document.querySelector('[data-part~="wink-top"]')));
  if (!head) return null;
  return createPortal(
    <div className={css.corner} data-part="wink-own-eye" data-noted={isNoted || undefined}>
      <p className={css.became} role="status" data-part="wink-became" data-what={became ?? undefined}>
        {became && sayEye(`became.${became}`)}
      </p>
      {isNoted ? (
        <NotedSign className={css.sign} />
      ) : (
        <>
          <Mirror className={css.mirror} />
          <CameraSign className={css.sign} />
        </>
      )}
    </div>,
    head,
  );
}
