/** A word of the shop, and how much it counts: words of titles come before those of descriptions. */
export interface KnownWord {
  readonly word: string;
  readonly weight: number;
}

/** How many letters may be wrong, by the length of what was typed. Shorter words have too many neighbours. */
const allowances = [
  { from: 6, wrong: 2 },
  { from: 3, wrong: 1 },
] as const;

/** From this length on, what was typed may also be the beginning of a word that is not finished. */
const leastBeginning = 4;

const mostCorrections = 3;

/**
 * The words of the shop that were probably meant, those of the least difference alone; none for a word that is known as
 * it is or as a beginning, and for one that is like no other.
 */
export function correctWord(typed: string, known: readonly KnownWord[]): readonly string[] {
  const allowed = allowances.find(({ from }) => typed.length >= from)?.wrong ?? 0;
  if (allowed === 0 || known.some(({ word }) => word.startsWith(typed))) return [];
  const near = known
    .map(({ word, weight }) => ({ word, weight, wrong: difference(typed, word, allowed) }))
    .filter(({ wrong }) => Math.floor(wrong) <= allowed);
  const least = Math.min(...near.map(({ wrong }) => wrong));
  return near
    .filter(({ wrong }) => wrong === least)
    .sort((one, other) => other.weight - one.weight || (one.word < other.word ? -1 : 1))
    .slice(0, mostCorrections)
    .map(({ word }) => word);
}

/** A beginning is half a letter worse than a whole word. */
function difference(typed: string, word: string, allowed: number): number {
  const whole = editDistance(typed, word, allowed);
  if (typed.length < leastBeginning || word.length <= typed.length) return whole;
  const begun = [0, 1].map((more) =>
    editDistance(typed, word.slice(0, typed.length + more), allowed),
  );
  return Math.min(whole, ...begun.map((wrong) => wrong + 0.5));
}

/**
 * How many letters are missing, too many, wrong or swapped with their neighbour; `limit + 1` stands for any more than
 * `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
}
