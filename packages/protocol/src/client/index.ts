export type { ClientAsk } from './asks.ts';
export { mayComeBack, waitBefore } from './comeback.ts';
export type { Reply } from './pending.ts';
export { SeatClient, type SeatClientOptions } from './seat-client.ts';
