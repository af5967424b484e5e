import type { OwnPart } from '../own-part.ts';
import { playWink } from '../wink.ts';
import { playsAlone } from './alone.ts';
import { checkNumbers, type Numbers, numbersOn } from './secrets.ts';

export const own: OwnPart<Numbers> = {
  playsAlone,
  async playsTogether(guests, between) {
    await playWink(guests, { winks: 3, accuses: 2, between });
  },
  shownOn: numbersOn,
  check: checkNumbers,
};
