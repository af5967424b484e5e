/**
 * For `node --import`: the program runs as if the example that OEILLADE_PLUG_IN names were offered. Its lines are added to
 * the registries while these are read; no file is changed.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PLUG_IN, readRegistration, registered } from './registration.ts';

const example = process.env[PLUG_IN];
if (!example) throw new Error(`${PLUG_IN} names no example.`);
const registration = readRegistration(example);

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.startsWith('file:') || !loaded.source) return loaded;
    const source = registered(registration, fileURLToPath(url), String(loaded.source));
    return source === null ? loaded : { ...loaded, source };
  },
});
