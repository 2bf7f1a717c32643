/** Both count from 1. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Converts indexes of a text to positions. Scans the text once for any number of lookups. */
export function createLocator(source: string): (index: number) => Position {
  const starts = [0];
  for (let end = source.indexOf('\n'); end !== -1; end = source.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return (index) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, character: index - (starts[low] ?? 0) + 1 };
  };
}
