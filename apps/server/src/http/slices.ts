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
    // A slice is made when the one before it has been taken, so that no slices lie in memory.
    { highWaterMark: 0 },
  );
}
