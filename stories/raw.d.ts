/** A file's text, as it is written. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** A style sheet that is put into the page. */
declare module '*.css';
