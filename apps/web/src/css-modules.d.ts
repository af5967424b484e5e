// The compiler lets any name pass; test/styles/names.test.ts reads which ones are there.
declare module '*.module.css';
declare module '*.css';
