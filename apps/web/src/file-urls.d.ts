/** The address of a file, which the build copies as it is. */
declare module '*?url' {
  const url: string;
  export default url;
}
