import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Person } from '../support/person.ts';
import type { Seated } from '../support/test-server.ts';

/** What one seat may ask for without end; several tables together ask more often than that. */
const EVERY = 60;

let waits: number[] = [];
let asked: { readonly least: number } | null = null;

function give(): void {
  if (asked === null || waits.length < asked.least) return;
  parentPort?.postMessage(waits);
  waits = [];
  asked = null;
}

async function talk({ url, token }: Seated & { readonly url: string }): Promise<void> {
  const person = await new Person({ url, name: 'Ada', token }).connects();
  for (let time = 0; ; time++) {
    const began = performance.now();
    await person.client.ask({ ask: 'ready', ready: time % 2 === 0 });
    waits.push(performance.now() - began);
    give();
    await wait(EVERY);
  }
}

parentPort?.on('message', (message: { readonly least: number }) => {
  asked = message;
  give();
});
await Promise.all((workerData as (Seated & { readonly url: string })[]).map(talk));
