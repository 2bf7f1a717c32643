/** The known name that a misspelt one most likely means; null if none is near. Case and dashes do not count. */
export function similarName(name: string, known: readonly string[]): string | null {
  const wanted = simplify(name);
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(wanted, simplify(candidate)) }))
    .filter(({ candidate, steps }) => steps <= Math.max(1, Math.floor(candidate.length / 4)))
    .toSorted((one, other) => one.steps - other.steps);
  return best?.candidate ?? null;
}

const simplify = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** How many letters have to be added, removed, replaced or swapped with the next one. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          (row[j - 1] ?? Infinity) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
