/** A row for each journey, a column for each engine. */
export function formatTable(results, engines) {
  const names = [...new Set(results.map(({ name }) => name))];
  const first = Math.max(7, ...names.map((name) => name.length));
  const line = (start, cells) =>
    [start.padEnd(first), ...cells.map((one) => one.padEnd(13))].join('  ').trimEnd();
  const cellOf = (name, engine) => {
    const result = results.find((one) => one.name === name && one.engine === engine);
    return result ? (result.problems.length === 0 ? 'passed' : 'FAILED') : 'not run';
  };
  return [
    line('journey', engines),
    ...names.map((name) =>
      line(
        name,
        engines.map((engine) => cellOf(name, engine)),
      ),
    ),
  ].join('\n');
}

/** The last line, which counts; `skipped`: what no engine of this machine could play. */
export function formatTotals(results, skipped = 0) {
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  return `${results.length - failed} passed, ${failed} failed, ${skipped} skipped`;
}
