/** The bytes of large bodies that this process takes at a time. */
export interface BodyBudget {
  /** Holds so many bytes until they are given back; null while others hold too many. */
  take(bytes: number): (() => void) | null;
}

/** One body is always taken, however large: a small budget means one after another. */
export function createBodyBudget(most: number): BodyBudget {
  let held = 0;
  return {
    take(bytes) {
      if (held > 0 && held + bytes > most) return null;
      held += bytes;
      return () => {
        held -= bytes;
      };
    },
  };
}
