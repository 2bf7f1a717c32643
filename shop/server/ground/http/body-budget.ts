/** The bytes of large bodies that this process takes at a time. */
export interface BodyBudget {
  /** Holds so many bytes until they are given back; null while others hold too many. */
  take(bytes: number, isOwner?: boolean): (() => void) | null;
}

/**
 * One body is always taken, and one of the owner beside those of others, however large: a small budget means one after
 * another.
 * @param reserve What of it is the owner's alone.
 */
export function createBodyBudget(most: number, reserve: number): BodyBudget {
  let held = 0;
  let ofOwner = 0;
  return {
    take(bytes, isOwner = false) {
      const isFirst = (isOwner ? ofOwner : held) === 0;
      if (!isFirst && held + bytes > (isOwner ? most : most - reserve)) return null;
      held += bytes;
      if (isOwner) ofOwner += bytes;
      return () => {
        held -= bytes;
        if (isOwner) ofOwner -= bytes;
      };
    },
  };
}
