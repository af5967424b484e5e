import { type ReactNode, Suspense, useContext } from 'react';
import { type ReactionOverProps, ReactionsTold } from './reactions-told.ts';

type ReactionLayerProps = Omit<ReactionOverProps, 'seat'> & { readonly seat: number | undefined };

/** Over a face that belongs to a seat: while it reacts, what it does else is not seen. */
export function ReactionLayer({ seat, ...face }: ReactionLayerProps): ReactNode {
  const Over = useContext(ReactionsTold);
  if (!Over || seat === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Over seat={seat} {...face} />
    </Suspense>
  );
}
