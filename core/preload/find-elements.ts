import { readTags } from './read-tags.js';

/** Values of the attribute `load` with which an element waits for more than to be seen. */
const later = new Set(['idle', 'interaction']);

/**
 * The tags of `known` in an HTML text whose code the loader fetches at once or when the element is seen, in order and once
 * each. Those of `data` count where another of these needs their data: inside them, and with a `product-id`.
 */
export function findElements(
  html: string,
  { known, data }: { known: ReadonlySet<string>; data: readonly string[] },
): ReadonlySet<string> {
  const found = new Set<string>();
  let templates = 0;
  let dataElements = 0;
  for (const { name, isEnd, attributes } of readTags(html)) {
    const step = isEnd ? -1 : 1;
    if (name === 'template') templates = Math.max(0, templates + step);
    if (templates > 0 || !known.has(name)) continue;
    const isData = data.includes(name);
    if (isData) dataElements = Math.max(0, dataElements + step);
    if (isEnd || later.has(attributes.get('load') ?? '')) continue;
    found.add(name);
    if (!isData && (dataElements > 0 || attributes.has('product-id'))) {
      for (const tag of data) found.add(tag);
    }
  }
  return found;
}
