const SLICE = 64 * 1024;

/** Slices given out in one turn of the event loop, to all readers together; each takes up to a tenth of a millisecond. */
const MOST_A_TURN = 4;

const waiting: (() => void)[] = [];

function nextTurn(): void {
  for (const give of waiting.splice(0, MOST_A_TURN)) give();
  if (waiting.length > 0) setImmediate(nextTurn);
}

const turnForASlice = (): Promise<void> =>
  new Promise((give) => {
    waiting.push(give);
    if (waiting.length === 1) setImmediate(nextTurn);
  });

/**
 * A large answer in slices, of which only a few are handed to the system in each turn of the event loop, however many
 * read: megabytes at a stretch take milliseconds for each reader, and everybody at a table would wait for all of them.
 */
export function inSlices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        await turnForASlice();
        controller.enqueue(bytes.subarray(sent, sent + SLICE));
        sent += SLICE;
        if (sent >= bytes.length) controller.close();
      },
    },
    // A slice is made when the one before it has been taken, so that no slices lie in memory.
    { highWaterMark: 0 },
  );
}
