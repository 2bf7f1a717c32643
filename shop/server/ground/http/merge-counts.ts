/** One amount of a call, as the database counts it. */
export interface KeyCount {
  readonly key: string;
  readonly points: number;
  /** How many points the key may have. */
  readonly most: number;
  /** How long it keeps them, in milliseconds. */
  readonly lifetime: number;
}

/** The count of a key in the database after all calls of the statement. */
export interface CountedKey {
  readonly key: string;
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly expire: string | number;
}

export interface MergedCount {
  readonly points: number;
  readonly lifetime: number;
}

/** The amounts of several calls by key, in the order of keys, so that two statements cannot deadlock. */
export function mergeCounts(
  calls: readonly (readonly KeyCount[])[],
): (readonly [key: string, count: MergedCount])[] {
  const merged = new Map<string, MergedCount>();
  for (const { key, points, lifetime } of calls.flat()) {
    merged.set(key, { points: (merged.get(key)?.points ?? 0) + points, lifetime });
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * How long each of the calls has to wait in milliseconds, 0 for one within its limits. A call is judged by what its keys
 * had right after it, as if the calls had been counted one after another.
 */
export function waitsOf(
  calls: readonly (readonly KeyCount[])[],
  counted: readonly CountedKey[],
  now: number,
): number[] {
  const left = new Map(counted.map(({ key, points, expire }) => [key, { points, expire }]));
  const waits: number[] = [];
  for (const call of [...calls].reverse()) {
    const refused = call.flatMap(({ key, most }) => {
      const state = left.get(key);
      return state !== undefined && state.points > most ? [Number(state.expire) - now] : [];
    });
    waits.unshift(Math.max(0, ...refused));
    for (const { key, points } of call) {
      const state = left.get(key);
      if (state !== undefined) state.points -= points;
    }
  }
  return waits;
}
