/** `npm run build`: the pages, for servers that are started without npm. */
import { buildWeb } from './web-build.ts';

await buildWeb();
console.log('The pages are in apps/web/dist.');
