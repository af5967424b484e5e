import assert from 'node:assert/strict';
import { eventually } from '../../tools/eventually.ts';
import type { Guest } from './guest.ts';
import { type Passed, picturesOf } from './living.ts';

/**
 * What may come of a face after the server has said that it is out of sight: it goes over another socket, and what was sent
 * before it said so is still under way. In a tick there is room for one picture.
 */
export const MOST_LATE = 3;

export const cameOf = (guest: Guest): readonly Passed[] => picturesOf(guest).came;
export const wentOf = (guest: Guest): readonly Passed[] => picturesOf(guest).went;

/** Waits until a page has sent so many pictures more. */
export const filmsOn = (guest: Guest, pictures: number): Promise<void> => {
  const enough = wentOf(guest).length + pictures;
  return eventually(`${pictures} pictures of ${guest.name}`, () => wentOf(guest).length >= enough);
};

interface Sight {
  readonly at: number;
  /** The face that they see from now on. */
  readonly face: number | null;
  readonly felt: number | null;
}

/** What the server has said of this guest's eyes, in its order. It passes faces on by the same ticks. */
export function sightsOf(guest: Guest): readonly Sight[] {
  return guest.received.flatMap(({ at, text }) => {
    if (!text.includes('"m":"eyes"')) return [];
    const { sees, felt } = JSON.parse(text) as { sees: { of: number }[]; felt: number | null };
    return [{ at, face: sees[0]?.of ?? null, felt }];
  });
}

/** Waits until the server has said that they see no face. */
export const seesNobody = (guest: Guest): Promise<void> =>
  eventually(`${guest.name} to see nobody`, () => (sightsOf(guest).at(-1)?.face ?? null) === null);

/** The faces that they have asked to look at, one after the other. */
function looksOf(guest: Guest): readonly { readonly at: number; readonly face: number | null }[] {
  return guest.sent.flatMap(({ at, text }) => {
    const asked = JSON.parse(text) as { ask: string; at: number | null };
    return asked.ask === 'look' ? [{ at, face: asked.at }] : [];
  });
}

/**
 * Pictures that should not have come. Those of the face that the server says they see are theirs to see. As the two
 * sockets are not read in step, the first of a face may come before the word of it, but never before they have looked there;
 * and a few after it is out of sight.
 */
export function uninvited(guest: Guest): string[] {
  const [sights, looks] = [sightsOf(guest), looksOf(guest)];
  const late = new Map<number, number>();
  return cameOf(guest).flatMap(({ at, from }) => {
    const nth = sights.findLastIndex((sight) => sight.at <= at);
    if (sights[nth]?.face === from) return [];
    const asked = looks.findLast((look) => look.at <= at)?.face;
    const told = sights.slice(nth + 1).find(({ face }) => face !== sights[nth]?.face);
    if (asked === from && told?.face === from) return [];
    const leftIn = sights.findLastIndex(({ face }, index) => index < nth && face === from);
    const count = (late.get(leftIn) ?? 0) + 1;
    late.set(leftIn, count);
    return leftIn >= 0 && count <= MOST_LATE ? [] : [`${guest.name} received a picture of seat ${from}`];
  });
}

/** Each face came as it was sent, byte for byte: from a key on, and nothing left out until they looked away. Gives how often. */
export function timesShown(guest: Guest, senders: readonly Guest[]): number {
  let times = 0;
  for (const [seat, sender] of senders.entries()) {
    const order = new Map(wentOf(sender).map(({ bytes }, index) => [bytes.toString('base64'), index]));
    let last = Number.NaN;
    for (const { packet, bytes } of cameOf(guest).filter(({ from }) => from === seat)) {
      const index = order.get(bytes.toString('base64'));
      assert.notEqual(index, undefined, `what ${guest.name} received of ${sender.name} was sent so`);
      if (index !== last + 1) {
        assert.equal(packet.kind, 'key', 'a face begins with a key picture');
        times += 1;
      }
      last = index!;
    }
  }
  return times;
}

/** All that came on both sockets since then, without what comes by the clock, what answers them, and what they see and feel. */
export function toldSince(guest: Guest, since: number): string[] {
  const texts = guest.live.flatMap(({ at, way, data }) =>
    way === 'in' ? [{ at, text: typeof data === 'string' ? data : 'a packet' }] : [],
  );
  return [...guest.received, ...texts]
    .filter(({ at, text }) => at > since && !/"m":"(?:ping|eyes|answer|clock)"/.test(text))
    .map(({ text }) => text);
}
