import { setImmediate as soon } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { now, until } from './clock.ts';
import {
  ADA,
  BEN,
  type CastSeats,
  CLEO,
  type Cue,
  EMIL,
  LASTING,
  type Part,
  type Performed,
} from './play.ts';
import { TimedClient } from './timed-client.ts';

/**
 * Everybody at a table whom the attacker only watches. They are a thread of their own: else the attacker's own clock would
 * stand still while they act, and give them away.
 */
const { url, tokens } = workerData as CastSeats;
const [ada, ben, cleo, emil] = (await Promise.all(
  [ADA, BEN, CLEO, EMIL].map((seat) => TimedClient.seated(url, tokens[seat])),
)) as [TimedClient, TimedClient, TimedClient, TimedClient];
const port = parentPort!;
/** Timers are not exact: the last of the time is waited for by looking at the clock. */
const INEXACT = 1.5;
/** Milliseconds after a look until nobody times anything any more. */
const LOOK_IS_OVER = 30;
let adasLooks = 0;
let emilsLooks = 0;

port.on('message', (cue: Cue) => void follow(cue));
port.postMessage('ready');

async function follow(cue: Cue): Promise<void> {
  if (cue.cue === 'end') return [ada, ben, cleo, emil].forEach((client) => void client.close());
  if (cue.cue === 'stage') return stage(cue.act === 'wink');
  const { id, part } = cue;
  await until(part.at - INEXACT);
  while (now() < part.at) await soon();
  perform(part);
  const acted = now();
  // The attacker hears of it when there is nothing left to time.
  await until(acted + (part.who === 'ada' && part.act === 'wink' ? LASTING : LOOK_IS_OVER));
  port.postMessage({ id, acted } satisfies Performed);
  for (const client of [ada, ben, cleo, emil]) client.heard = [];
}

function perform(part: Part): void {
  if (part.who === 'emil') emil.look(emilsLooks++ % 2 === 0 ? CLEO : null);
  else if (part.isSecret) act(part.act === 'wink');
}

/** Before winks Ada and Ben look at each other, before looks nobody looks at Ada. */
function stage(isForWinks: boolean): void {
  adasLooks = 0;
  ada.look(isForWinks ? BEN : null);
  ben.look(isForWinks ? ADA : null);
}

function act(isWink: boolean): void {
  if (isWink) return void wink();
  // From the board to Ben, from Ben to Cleo, and back: the next of these each time.
  ada.look([BEN, CLEO, null][adasLooks++ % 3]!);
}

async function wink(): Promise<void> {
  const { frame } = await ada.ask({ ask: 'play', command: { do: 'signal', to: BEN, signal: 'wink' } });
  if (frame.refusal) throw new Error(`Ada may not wink: ${frame.refusal.code}.`);
}
