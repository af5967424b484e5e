/** The address of a program for another thread, as it is built. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
