export * from './client/index.ts';
export * from './client-frames.ts';
export * from './codes.ts';
export * from './phrases.ts';
export * from './server-frames.ts';
export * from './server-schemas.ts';
export * from './silence.ts';
export * from './version.ts';
