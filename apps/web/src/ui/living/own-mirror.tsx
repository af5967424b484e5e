import { Mirror } from '../camera/mirror.tsx';
import css from './own-mirror.module.css';
import { useOwnFace } from './use-own-face.ts';

/** How my portrait is drawn where I sit. */
export type PortraitKind = 'medal' | 'loge' | 'round';

const PLACES: Readonly<Record<PortraitKind, string>> = { medal: css.medal, loge: css.loge, round: css.round };

/** My own living picture in the place of my portrait, for as long as others can see my face. */
export function OwnMirror({ kind }: { readonly kind: PortraitKind }) {
  return useOwnFace().isOn && <Mirror className={`${css.mirror} ${PLACES[kind]}`} />;
}
