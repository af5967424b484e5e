import { enableCompileCache } from 'node:module';

// Stripping the types of a hundred files takes longer than most commands of the lab, so the result is cached.
enableCompileCache();
await import('./program.ts');
