export type Results = ReturnType<typeof createResults>;

/** What each shop can do, as a table with a column for each. */
export function createResults(columns: readonly string[]) {
  const rows = new Map<string, Map<string, string>>();
  return {
    set(row: string, column: string, mark: string): void {
      const marks = rows.get(row) ?? new Map<string, string>();
      rows.set(row, marks.set(column, mark));
    },
    table(): string {
      const width = Math.max(...[...rows.keys()].map((row) => row.length));
      const print = (first: string, marks: readonly string[]) =>
        `${first.padEnd(width)}  ${marks.map((mark, index) => mark.padStart(columns[index]?.length ?? 0)).join('  ')}`;
      return [
        print('', columns),
        ...[...rows].map(([row, marks]) =>
          print(
            row,
            columns.map((column) => marks.get(column) ?? ''),
          ),
        ),
      ].join('\n');
    },
  };
}
