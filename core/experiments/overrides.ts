import type { ExpiringStorage } from '../net/index.js';

const prefix = 'experiment.';
const key = 'experiment-overrides';
const longestVariant = 200;
const mostOverrides = 50;

/** Variants that the query string overrides, by experiment. */
export type Overrides = ReadonlyMap<string, string>;

/**
 * Returns the stored overrides, changed by `?experiment.<name>=<variant>`; the value `reset` removes one (platform §4).
 * Call it for internal visitors only.
 */
export function takeOverrides(search: string, storage: ExpiringStorage): Overrides {
  const overrides = new Map(parseOverrides(storage.get(key)));
  const asked = [...new URLSearchParams(search)].filter(([name]) => name.startsWith(prefix));
  if (asked.length === 0) return overrides;
  for (const [parameter, variant] of asked) {
    const name = parameter.slice(prefix.length);
    if (variant === 'reset') overrides.delete(name);
    else if (variant.length <= longestVariant && overrides.size < mostOverrides) {
      overrides.set(name, variant);
    }
  }
  if (overrides.size > 0) storage.set(key, JSON.stringify([...overrides]));
  else storage.remove(key);
  return overrides;
}

function parseOverrides(text: string | null): Array<[string, string]> {
  try {
    const pairs: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(pairs) ? pairs.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
  );
}
