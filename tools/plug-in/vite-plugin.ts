import type { Plugin } from 'vite';
import { type Registration, registered } from './registration.ts';

/** Builds pages as if an example were offered. */
export const registering = (registration: Registration): Plugin => ({
  name: 'oeillade-plug-in',
  enforce: 'pre',
  transform: (code, id) => registered(registration, id.split('?')[0]!, code),
});
