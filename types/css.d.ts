/** A style sheet's text: minified by the builds, as written in tests and stories. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
