/** The worker's entry: the local tables of this browser, and a port for each page that sits at one. */
import { CLOSE } from '@oeillade/protocol';
import { Fenced } from '@oeillade/room';
import { KeptTables } from '../kept-tables.ts';
import type { PageChannel } from '../local-guest.ts';
import { LocalTables } from '../local-tables.ts';
import { MemoryStore } from '../memory-store.ts';
import { StillClock } from '../still-clock.ts';
import type { TableStore } from '../table-store.ts';
import type { FromTable, OpenAnswer, PageAsk, ToTable } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const clock = new StillClock({
  now: () => performance.timeOrigin + performance.now(),
  after: (milliseconds, call) => setTimeout(call, milliseconds),
  cancel: (timer) => clearTimeout(timer as number | undefined),
});

const kept: Promise<TableStore> = KeptTables.unlock().catch(() => new MemoryStore());
const tables = kept.then(
  (store) =>
    new LocalTables({
      store,
      clock,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      // Another page has taken the table over: that is no fault.
      failed: (error) => !(error instanceof Fenced) && console.warn(error),
    }),
);

self.onmessage = ({ data, ports: [port] }: MessageEvent<PageAsk>) => {
  if (data.ask === 'open') void open(data);
  else if (port) void join(data.code, port);
};

async function open({ id, plan }: PageAsk & { ask: 'open' }): Promise<void> {
  const answer = await (await tables).open(plan).then(
    (code): OpenAnswer => ({ id, code }),
    (error: Error): OpenAnswer => ({ id, trouble: error.message }),
  );
  self.postMessage(answer);
}

async function join(code: string, port: MessagePort): Promise<void> {
  const say = (message: FromTable): void => port.postMessage(message);
  const channel: PageChannel = {
    texts: say,
    closed: (why) => say({ connection: 'closed', code: why }),
  };
  const guest = await (await tables).enter(code, channel);
  if (!guest) return channel.closed(CLOSE.noSuchTable);
  port.onmessage = async ({ data }: MessageEvent<ToTable>) => {
    if (typeof data === 'string') guest.receive(data);
    else if ('record' in data) say({ ...data, text: await (await kept).readGame(code, data.record) });
    else if (data.page === 'hidden') clock.stop();
    else if (data.page === 'shown') {
      clock.go();
      guest.tellAll();
    } else {
      // Storing the table takes time, which does not pass on a clock that stands still.
      clock.go();
      await (await tables).leave(guest);
      port.close();
    }
  };
  say({ connection: 'opened' });
}
