import { enableCompileCache } from 'node:module';

// Stripping the types of a hundred files takes longer than most of what is asked of the lab: it is done once.
// The program comes after, since only what is loaded from here on is kept.
enableCompileCache();
await import('./program.ts');
