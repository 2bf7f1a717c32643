import MiniSearch from 'minisearch';
import type { SearchEntry } from '../pages/page.js';
import { searchOptions } from './options.js';

/** The script that holds the index: a script also loads from a file, where `fetch` does not. */
export function createIndexScript(entries: readonly SearchEntry[]): string {
  const index = createIndex(entries);
  return `globalThis.vitrineSearchIndex = ${JSON.stringify(JSON.stringify(index))};\n`;
}

export function createIndex(entries: readonly SearchEntry[]): MiniSearch<SearchEntry> {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(entries);
  return index;
}
