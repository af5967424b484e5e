import { lazy, Suspense } from 'react';
import type { ScoreProps } from './score-shown.tsx';
import { eveningTexts } from './texts.ts';

/** Before the first game has ended there is no score, so it comes with the first one. */
const ScoreShown = lazy(async () => {
  await eveningTexts.load();
  return { default: (await import('./score-shown.tsx')).ScoreShown };
});

interface LazyScoreProps extends Omit<ScoreProps, 'evening'> {
  readonly evening: ScoreProps['evening'] | null;
}

export function LazyScore({ evening, ...props }: LazyScoreProps) {
  return (
    evening && (
      <Suspense fallback={null}>
        <ScoreShown evening={evening} {...props} />
      </Suspense>
    )
  );
}
