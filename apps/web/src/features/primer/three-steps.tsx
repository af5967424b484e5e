import { Suspense, use } from 'react';
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
  return (
    <ol className={css.steps} data-part="three-rules">
      {STEPS.map((step) => (
        <li key={step}>
          <span className={css.picture} aria-hidden="true">
            <Suspense fallback={null}>
              <Picture game={game} step={step} />
            </Suspense>
          </span>
          <span>{sayWord(rules[step])}</span>
        </li>
      ))}
    </ol>
  );
}

function Picture({ game, step }: ThreeStepsProps & { readonly step: (typeof STEPS)[number] }) {
  const primer = use(partOf(game).primer());
  return <primer.Picture step={step} />;
}
