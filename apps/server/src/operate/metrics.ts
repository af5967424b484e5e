import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createLiveMetrics } from './live-metrics.ts';
import { tally } from './tally.ts';

/** How often the event loop's lag is looked at, in milliseconds. Every 10, as usual, takes 0.3 % of an idle core. */
const LAG_EVERY = 50;

/** What an operator can watch, at /metrics. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({
    register: registry,
    prefix: 'oeillade_',
    eventLoopMonitoringPrecision: LAG_EVERY,
  });
  const registers = [registry];
  return {
    registry,
    tables: new Gauge({
      name: 'oeillade_tables',
      help: 'Tables in memory, by phase',
      labelNames: ['phase'],
      registers,
    }),
    seats: new Gauge({ name: 'oeillade_seats_connected', help: 'Seats with a socket', registers }),
    sockets: new Gauge({ name: 'oeillade_sockets', help: 'Open sockets, watchers included', registers }),
    framesIn: tally({ name: 'oeillade_frames_in_total', help: 'Frames received', registers }),
    framesOut: tally({ name: 'oeillade_frames_out_total', help: 'Frames sent', registers }),
    refused: new Counter({
      name: 'oeillade_frames_refused_total',
      help: 'Frames refused, by code',
      labelNames: ['code'],
      registers,
    }),
    closed: new Counter({
      name: 'oeillade_sockets_closed_total',
      help: 'Sockets closed by the server, by reason',
      labelNames: ['reason'],
      registers,
    }),
    turnedAway: new Counter({
      name: 'oeillade_sockets_turned_away_total',
      help: 'Sockets that were not let in, by reason',
      labelNames: ['reason'],
      registers,
    }),
    requestsTurnedAway: new Counter({
      name: 'oeillade_requests_turned_away_total',
      help: 'Requests that name another server or come from a foreign page, by reason',
      labelNames: ['reason'],
      registers,
    }),
    append: new Histogram({
      name: 'oeillade_append_seconds',
      help: 'Time to make events safe',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    appendFailures: new Counter({
      name: 'oeillade_append_failures_total',
      help: 'Appends that could not be made safe; their tables were given up',
      registers,
    }),
    limited: new Counter({
      name: 'oeillade_limited_total',
      help: 'Requests, sockets and connections refused because too much was asked for, by limit',
      labelNames: ['limit'],
      registers,
    }),
    takeovers: new Counter({
      name: 'oeillade_takeovers_total',
      help: 'Tables taken up whose server had not handed them over',
      registers,
    }),
    live: createLiveMetrics(registry),
    fenced: new Counter({
      name: 'oeillade_fenced_total',
      help: 'Tables given up because somebody else writes for them',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
