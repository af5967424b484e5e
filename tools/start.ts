/** `npm start`: the pages, then the server. */
import { buildWeb } from './web-build.ts';

const isAsking = process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h');
if (!isAsking) await buildWeb();
await import('../apps/server/src/main.ts');
