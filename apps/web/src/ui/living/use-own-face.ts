import type { OwnFace, OwnFaceModel } from '../../shell/live/own-face.ts';
import { type Store, useStore } from '../../shell/store.ts';
import { useLiveTable } from './use-live.ts';

const NONE: Store<OwnFaceModel> = {
  model: { choice: 'undecided', isOn: false },
  subscribe: () => () => {},
};

const whole = (model: OwnFaceModel): OwnFaceModel => model;

/** My own face at the table that this page shows; `own` is null where it shows none. */
export function useOwnFace(): OwnFaceModel & { readonly own: OwnFace | null } {
  const own = useLiveTable()?.ownFace ?? null;
  return { ...useStore<OwnFaceModel, OwnFaceModel>(own ?? NONE, whole), own };
}
