export * from './bot.ts';
export { type BotTable, playBots } from './drive/bot-table.ts';
export { playVirtually, type TablePlan, type VirtualTable } from './drive/virtual-table.ts';
