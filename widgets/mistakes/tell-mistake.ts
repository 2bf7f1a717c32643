import type * as Sentences from './sentences/index.js';

/** Fetches the sentences for authors of pages, and calls `tell` with them. Without them nothing is told. */
export function tellMistake(tell: (sentences: typeof Sentences) => void): void {
  import('./sentences/index.js').then(tell, () => undefined);
}
