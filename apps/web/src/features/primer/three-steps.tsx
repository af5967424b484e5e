import { Suspense, use } from 'react';
import type { Primer } from '../../games/contract/primer.ts';
import { partOf, shelved } from '../../games/index.ts';
import { sayWord } from '../../shell/i18n/index.ts';
import css from './three-steps.module.css';

const STEPS = ['one', 'two', 'three'] as const;

interface ThreeStepsProps {
  readonly game: string;
}

/** How a game is played, in three drawn steps: for a guest at the door, for somebody alone, and on the cheat sheet. */
export function ThreeSteps({ game }: ThreeStepsProps) {
  const { rules } = shelved(game).words;
  const load = partOf(game).primer;
  return (
    <ol className={css.steps} data-part="three-rules">
      {STEPS.map((step) => (
        <li key={step}>
          <span className={css.picture} aria-hidden="true">
            {load && (
              <Suspense fallback={null}>
                <Picture load={load} step={step} />
              </Suspense>
            )}
          </span>
          <span>{sayWord(rules[step])}</span>
        </li>
      ))}
    </ol>
  );
}

interface PictureProps {
  readonly load: () => Promise<Primer>;
  readonly step: (typeof STEPS)[number];
}

function Picture({ load, step }: PictureProps) {
  const primer = use(load());
  return <primer.Picture step={step} />;
}
