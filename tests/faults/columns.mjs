/** Lines of a table: the header, a rule and the rows, each column as wide as its longest text. */
export function formatColumns(header, rows) {
  const widths = header.map((text, column) =>
    Math.max(text.length, ...rows.map((row) => row[column].length)),
  );
  const line = (row) =>
    row
      .map((text, column) => text.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return [line(header), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)];
}
