import { useEffect } from 'react';
import { drawPair } from '../../../ui/art/eyes/eyes.tsx';
import type { DrawnGaze } from '../../../ui/art/index.ts';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { unfold } from '../../../ui/stage/unfold.ts';
import { sayStage } from '../texts/stage.ts';
import css from './deal.module.css';
import type { DealScene, DealStep } from './scenes.ts';

/** Where the drawn eyes point in each step that shows them. */
const GAZES: Readonly<Partial<Record<DealStep, DrawnGaze>>> = {
  'look-left': { x: -1, y: 0 },
  'look-right': { x: 1, y: 0 },
  'look-you': { x: 0, y: 0 },
  off: { x: 0, y: 0 },
};

const DOMINO = { y: 52, dx: 13.5, radius: 8.8, lid: 'ink', cover: 0.1, flick: 3 } as const;

const CARDS = '[data-part~="wink-card"], [data-part~="replay-cell"]';

/** The deal: a wave of cards that unfold, then a pair of eyes looks left, right and at you. */
export function DealShown({ playing }: { readonly playing: Playing<DealScene> }) {
  const { step, tempo } = playing;
  useEffect(() => unfold(CARDS, tempo), [tempo]);
  const gaze = GAZES[step.name];
  return (
    <StageFrame playing={playing} name="deal" backdrop="none">
      {gaze && (
        <div className={css.domino} data-part="stage-looks">
          <svg viewBox="18 34 64 34" aria-hidden="true">
            <rect x="18" y="36" width="64" height="31" rx="13" fill="#260C27" />
            {drawPair(DOMINO, gaze)}
          </svg>
          <b>{sayStage('off')}</b>
        </div>
      )}
    </StageFrame>
  );
}
