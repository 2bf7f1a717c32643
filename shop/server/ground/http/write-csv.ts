import Papa from 'papaparse';

/** A table as CSV (RFC 4180). A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function writeCsv(fields: readonly string[], data: readonly (readonly string[])[]): string {
  const table = { fields: [...fields], data: data.map((row) => [...row]) };
  const csv = Papa.unparse(table, { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' });
  return `${csv}\r\n`;
}
