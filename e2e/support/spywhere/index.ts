import type { OwnPart } from '../own-part.ts';
import { playSpywhere } from '../spywhere.ts';
import { type Codes, checkCodes, codesOn } from './secrets.ts';

export const own: OwnPart<Codes> = {
  playsAlone: (guest) => playSpywhere([guest]),
  async playsTogether(guests, between) {
    // One keeps the passport open.
    await guests[0]!.get('[data-part~="spy-keep"]').click();
    await playSpywhere(guests, { between });
  },
  shownOn: codesOn,
  check: checkCodes,
};
