export type { ClientAsk } from './asks.ts';
export { mayComeBack, waitBefore } from './comeback.ts';
export { type FetchedRecord, type FetchRecordNeeds, fetchRecord, type RecordAnswer } from './fetch-record.ts';
export { LONGEST_TYPED } from './longest-typed.ts';
export { SeatClient, type SeatClientOptions } from './seat-client.ts';
export type { Reply } from './unanswered-asks.ts';
