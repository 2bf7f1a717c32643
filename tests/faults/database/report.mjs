const cell = (text, width) => String(text).padStart(width);

/** Prints the table. False when something was lost or doubled, or a round failed. */
export function report(results, started) {
  console.log(
    `\n${'what'.padEnd(36)}${cell('acknowledged', 14)}${cell('lost', 8)}${cell('doubled', 9)}`,
  );
  for (const { title, rows, problems } of results) {
    for (const { kind, acknowledged, lost, doubled } of rows) {
      const name = `${title}: ${kind}`.padEnd(36);
      console.log(`${name}${cell(acknowledged, 14)}${cell(lost, 8)}${cell(doubled, 9)}`);
    }
    for (const problem of problems) console.log(`  ✗ ${problem}`);
  }
  console.log(`${((Date.now() - started) / 60_000).toFixed(1)} min`);
  return results.every(
    ({ rows, problems }) =>
      problems.length === 0 &&
      rows.every(({ acknowledged, lost, doubled }) => acknowledged > 0 && lost + doubled === 0),
  );
}
