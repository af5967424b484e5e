import { type OwnEyesModel, ownEyes } from '../../shell/camera/own-eyes.ts';
import { useStore } from '../../shell/store.ts';

/** What the camera sees of my own eyes: drawn again when this part of it has changed. */
export const useOwnEyes = <Part>(select: (model: OwnEyesModel) => Part): Part => useStore(ownEyes, select);
