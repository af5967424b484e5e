export type { Bot, BotKit } from '@oeillade/bots';
export type { FindOccasion } from './bot-faces.ts';
export type { Clock, Timer } from './clock.ts';
export {
  type EventStore,
  Fenced,
  type FinishedGame,
  type GameEntry,
  type TableEntry,
  type TableProgress,
} from './event-store.ts';
export { GazeTicker } from './gaze-ticker.ts';
export type { Guest } from './guest.ts';
export { Room, type RoomNeeds } from './room.ts';
export { type Admitted, type SeatConnection, SeatServer } from './seat-server.ts';
