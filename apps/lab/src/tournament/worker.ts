import { enableCompileCache } from 'node:module';

// As in main.ts: every thread loads all the games.
enableCompileCache();
await import('./thread.ts');
