import { join } from 'node:path';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { Child, type Runtime } from '../child.ts';
import type { Latencies } from '../load/latencies.ts';
import { ReplayedTable } from '../load/replay.ts';
import { shareOf } from '../load/table.ts';
import { binaryFrame, type OnFrame, textFrame, Wire } from '../load/wire.ts';
import { recording, type Step } from '../script.ts';
import { SEATS } from '../seats.ts';
import type { Contender } from './contender.ts';

/** A server that answers the recorded frames with the recorded bytes. */
abstract class Replaying implements Contender {
  abstract readonly name: string;
  readonly #file: string;
  readonly #runtime: Runtime | undefined;
  #frames: Buffer[] | null = null;

  constructor(file: string, runtime?: Runtime) {
    this.#file = file;
    this.#runtime = runtime;
  }

  protected abstract encode(step: Step): Buffer;
  protected abstract connect(child: Child, table: number): Promise<Wire[]>;

  start(): Promise<Child> {
    return Child.start(join(import.meta.dirname, this.#file), {}, [], this.#runtime);
  }

  async open(child: Child, number: number, latencies: Latencies): Promise<ReplayedTable> {
    this.#frames ??= recording().steps.map((step) => this.encode(step));
    const wires = await this.connect(child, number);
    return new ReplayedTable(recording(), this.#frames, wires, shareOf(number), latencies);
  }

  stop(child: Child): Promise<void> {
    return child.end('SIGKILL');
  }
}

const seats = Array.from({ length: SEATS }, (_, seat) => seat);

/** The recorded texts as they are, and a path for each seat. */
abstract class Plain extends Replaying {
  protected encode({ text }: Step): Buffer {
    return textFrame(text);
  }

  protected connect({ port }: Child, table: number): Promise<Wire[]> {
    return Promise.all(seats.map((seat) => Wire.open(port, `/${table}/${seat}`, () => {})));
  }
}

export class BareContender extends Plain {
  readonly name = 'bare ws fan-out';

  constructor() {
    super('bare.ts');
  }
}

export class BunContender extends Plain {
  readonly name = "Bun's fan-out";

  constructor(bun: Runtime) {
    super('bun.ts', bun);
  }
}

export class SocketIoContender extends Replaying {
  readonly name = 'socket.io rooms';

  constructor() {
    super('socket-io.ts');
  }

  protected encode({ text }: Step): Buffer {
    return textFrame(`42["m",${text}]`);
  }

  protected connect({ port }: Child, table: number): Promise<Wire[]> {
    return Promise.all(
      seats.map((seat) => {
        const path = `/socket.io/?EIO=4&transport=websocket&table=${table}&seat=${seat}`;
        return joined(port, path, (bytes, start) => {
          if (bytes[start] === 48) return textFrame('40');
          return bytes[start] === 52 ? 'in' : null;
        });
      }),
    );
  }
}

export class ColyseusContender extends Replaying {
  readonly name = 'Colyseus rooms';

  constructor() {
    super('colyseus.ts');
  }

  protected encode({ text }: Step): Buffer {
    return binaryFrame(getMessageBytes.raw(Protocol.ROOM_DATA, 'm', JSON.parse(text)));
  }

  protected async connect(child: Child, table: number): Promise<Wire[]> {
    const { paths } = await child.ask<{ paths: string[] }>({ open: table }, { opened: table });
    const ready = binaryFrame(Uint8Array.of(Protocol.JOIN_ROOM));
    return Promise.all(
      paths.map(async (path) => {
        const wire = await joined(child.port, path, (bytes, start) =>
          bytes[start] === Protocol.JOIN_ROOM ? 'in' : null,
        );
        wire.send(ready);
        return wire;
      }),
    );
  }
}

/** Opens a socket and goes on when the server has let it in: `answer` says what to send, or that it is in. */
async function joined(
  port: number,
  path: string,
  answer: (bytes: Buffer, start: number) => Buffer | 'in' | null,
): Promise<Wire> {
  const early: Buffer[] = [];
  let enter = (): void => {};
  const entered = new Promise<void>((done) => {
    enter = done;
  });
  let wire: Wire | null = null;
  const listen: OnFrame = (bytes, start) => {
    const said = answer(bytes, start);
    if (said === 'in') enter();
    else if (said && wire) wire.send(said);
    else if (said) early.push(said);
  };
  wire = await Wire.open(port, path, listen);
  for (const frame of early) wire.send(frame);
  await entered;
  return wire;
}
