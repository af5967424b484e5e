export * from './bot.ts';
export { type BotTable, playBots } from './drive/bot-table.ts';
export { type GamePlan, type Listener, type Turn, VirtualGame } from './drive/virtual-game.ts';
export { playVirtually, type VirtualTable, type VirtualTablePlan } from './drive/virtual-table.ts';
export { NEVER } from './player/alarms.ts';
export { randomBot } from './player/random-bot.ts';
export { type Mind, type Tempo, TurnBot } from './player/turn-bot.ts';
export { WaitsInPauses } from './player/waits-in-pauses.ts';
