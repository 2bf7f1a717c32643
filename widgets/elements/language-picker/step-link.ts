const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The place of the link after a key; -1 for a key that moves nothing. */
export function stepLink(key: string, place: number, count: number): number {
  return Object.hasOwn(steps, key) ? (steps[key]?.(place, count) ?? -1) : -1;
}
