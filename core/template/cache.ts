/** The capacity of a cache: the number of templates, and the UTF-16 units of their sources together. */
export interface CacheSize {
  readonly count: number;
  readonly length: number;
}

/** A least-recently-used cache of items that are made from a source. */
export function createCache<Item>(
  make: (source: string) => Item,
  size: CacheSize,
): (source: string) => Item {
  const kept = new Map<string, Item>();
  let length = 0;
  return (source) => {
    const known = kept.get(source);
    if (known !== undefined) {
      kept.delete(source);
      kept.set(source, known);
      return known;
    }
    const item = make(source);
    if (source.length > size.length) return item;
    kept.set(source, item);
    length += source.length;
    for (const oldest of kept.keys()) {
      if (kept.size <= size.count && length <= size.length) break;
      kept.delete(oldest);
      length -= oldest.length;
    }
    return item;
  };
}
