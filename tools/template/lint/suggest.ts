/** The candidate closest to a misspelt word; null when none is close. */
export function suggest(word: string, candidates: Iterable<string>): string | null {
  const most = word.length < 4 ? 1 : Math.min(3, Math.ceil(word.length / 4));
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    // Case counts less than any letter: `absurl` is close to `AbsUrl` however many capitals it has.
    const isSame = candidate.toLowerCase() === word.toLowerCase();
    const distance = isSame ? 0 : editDistance(word, candidate);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** The edit distance: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const isEqual = from[i - 1] === to[j - 1];
      let cost = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isEqual ? 0 : 1));
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (i > 1 && j > 1 && isSwapped) cost = Math.min(cost, at(before, j - 2) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return at(row, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
