import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE = 64 * 1024;

/**
 * A large answer, a slice in each turn of the event loop: to hand megabytes to the system at a stretch takes milliseconds
 * for each reader, and everybody at a table would wait for all of them.
 */
export function inSlices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        await nextTurn();
        controller.enqueue(bytes.subarray(sent, sent + SLICE));
        sent += SLICE;
        if (sent >= bytes.length) controller.close();
      },
    },
    // Nothing lies ready before the slice in front of it has been taken.
    { highWaterMark: 0 },
  );
}
