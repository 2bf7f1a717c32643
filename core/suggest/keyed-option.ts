/** Keys that move through suggestions (APG "Combobox"). */
const steps: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 < count ? active + 1 : -1),
  ArrowUp: (active, count) => (active < 0 ? count : active) - 1,
};

/** With an option chosen; else the keys move the caret in the text. */
const ends: Readonly<Record<string, (count: number) => number>> = {
  Home: () => 0,
  End: (count) => count - 1,
  PageUp: () => 0,
  PageDown: (count) => count - 1,
};

/** The option after a key, -1 for the text itself; null for a key that moves to none. */
export function keyedOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (Object.hasOwn(steps, key)) return steps[key]?.(active, count) ?? null;
  if (active >= 0 && Object.hasOwn(ends, key)) return ends[key]?.(count) ?? null;
  return null;
}
