import { findElements } from './find-elements.js';
import type { PreloadManifest } from './manifest.js';

/** The part of a page that is seen first. Give one or both. */
export interface PreloadPage {
  /** The page's HTML, or those parts of it that are in view when it opens. */
  readonly html?: string;
  /** Tags of elements that are in view when the page opens; unknown ones count for nothing. */
  readonly tags?: readonly string[];
  /**
   * A part of the files: the files that an early `press` waits for, for the head; the `rest`, for the end of the body,
   * where the links delay the first content less. Without it all.
   */
  readonly only?: 'press' | 'rest';
}

/** A file that the page will need. */
export interface PreloadFile {
  /** Path below the folder of `vitrine.js`. */
  readonly file: string;
  /** `auto` for what an early press waits for; `low` for the rest. */
  readonly priority: 'auto' | 'low';
}

/** The files that the loader will fetch for a page, each once; those of an early press first. */
export function findFiles(
  { preload, chunks, elements, data, press }: PreloadManifest,
  { html = '', tags = [], only }: PreloadPage,
): readonly PreloadFile[] {
  const known = new Set(Object.keys(elements));
  const found = new Set([
    ...findElements(html, { known, data }),
    ...tags.filter((tag) => known.has(tag)),
  ]);
  const first = new Set(press.some((tag) => found.has(tag)) ? preload : []);
  const files = [...found].flatMap((tag) => elements[tag] ?? []).map((name) => chunks[name] ?? '');
  const all = [...new Set([...first, ...files])].map((file): PreloadFile => ({
    file,
    priority: first.has(file) ? 'auto' : 'low',
  }));
  const wanted = only && (only === 'press' ? 'auto' : 'low');
  return wanted ? all.filter(({ priority }) => priority === wanted) : all;
}
