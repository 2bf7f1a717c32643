/** A file's text, as it is written. */
declare module '*?raw' {
  const text: string;
  export default text;
}
