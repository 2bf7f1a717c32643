/** A file's text, as it is written. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** A style sheet that is put into the page. */
declare module '*.css';

/** The types of the elements' events and methods by tag, from scripts/types/element-types-plugin.mjs. */
declare module 'virtual:element-types' {
  import type { ElementTypes } from '../widgets/element/manifest.js';

  export const elementTypes: Readonly<Record<string, ElementTypes>>;
}
