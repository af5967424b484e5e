import { lazy, Suspense, useState } from 'react';
import { useShown } from '../use-wink.ts';

const EyeAtTable = lazy(async () => ({ default: await (await import('./load.ts')).loadEyeAtTable() }));

/** My own eye instead of the button: whoever never asks for it never fetches it. */
export function OwnEye() {
  const isAsked = useShown(({ opened }) => opened === 'eye');
  const [isLoaded, setLoaded] = useState(false);
  if (isAsked && !isLoaded) setLoaded(true);
  return (
    isLoaded && (
      <Suspense fallback={null}>
        <EyeAtTable />
      </Suspense>
    )
  );
}
