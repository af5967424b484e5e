import { memo, type ReactNode, Suspense } from 'react';
import { FeltMedal } from '../../../ui/art/felt.ts';
import { AvatarRound, Loge } from '../../../ui/art/index.ts';
import { OwnEyes, OwnMirror } from '../../../ui/living/lazy.ts';
import type { PortraitKind } from '../../../ui/living/own-mirror.tsx';
import { MyFace } from '../../../ui/reactions/lazy.tsx';
import css from './dock.module.css';
import { toward } from './geometry.ts';
import type { Seats } from './seats/use-seats.ts';
import { useShown, useTable } from './use-wink.ts';

/** My own portrait: it looks where I look, winks large when I do, and shows the eyes that are on it. */
export const Me = memo(function Me({ seats }: { readonly seats: Seats }) {
  const { session, actions } = useTable();
  const { me, isLiving, cards, looking, giving, felt, myEyes } = useShown(
    ({ screen, giving, felt, myEyes }) => ({
      me: screen.me,
      isLiving: screen.isLiving,
      cards: screen.hand.length,
      looking: screen.looking?.seat ?? null,
      giving,
      felt,
      myEyes,
    }),
  );
  if (!me) return null;
  const { face, colour, name } = me;
  const places = seats.places(looking);
  const gaze = toward(places.me, looking === null ? places.board : places.seats.get(looking));
  const drawn = { seat: me.seat, guest: face, colour, gaze, eye: myEyes, expression: giving ?? undefined };
  // On the button with which I wink, a short press is for that.
  const isOnPill = seats.posture !== 'around' && seats.posture !== 'board';
  const kind = felt ? 'medal' : seats.posture === 'around' ? 'loge' : 'round';
  const portrait = felt ? (
    <FeltMedal {...drawn} {...felt} label={name} />
  ) : kind === 'loge' ? (
    <Loge {...drawn} name={name} cards={cards} plain held={giving !== null} />
  ) : (
    <AvatarRound {...drawn} label={name} />
  );
  const shown = isLiving ? <Mirrored kind={kind}>{portrait}</Mirrored> : portrait;
  return (
    <div className={css.me} data-part="wink-me" data-anchor="me" data-giving={giving !== null || undefined}>
      <Suspense fallback={shown}>
        <MyFace
          session={session}
          face={face}
          colour={colour}
          name={name}
          className={css.face}
          isPressedThrough={isOnPill}
        >
          {shown}
        </MyFace>
      </Suspense>
      {isLiving && (
        <Suspense fallback={null}>
          <OwnEyes onSeen={actions.winkForReal} />
        </Suspense>
      )}
    </div>
  );
});

/** At a table of living faces a mirror lies over my portrait. */
const Mirrored = ({ kind, children }: { readonly kind: PortraitKind; readonly children: ReactNode }) => (
  <span className={css.mirrored}>
    {children}
    <Suspense fallback={null}>
      <OwnMirror kind={kind} />
    </Suspense>
  </span>
);
