import type { TemplateError } from './template-error.js';

const linesAround = 2;
const longestLine = 100;

/**
 * Formats an error with the surrounding lines and a mark below the character. `source` is the text that holds the
 * error: the template's, or that of the last partial in `error.path`.
 */
export function formatError(error: TemplateError, source: string): string {
  const where = error.path.length > 0 ? ` in ${error.path.join(' > ')}` : '';
  const heading = `${headings[error.type]} ${error.code} at line ${error.line} character ${error.offset}${where}: ${error.message}`;
  return [heading, ...frame(error, source.split('\n'))].join('\n');
}

const headings = {
  parser: 'SyntaxError',
  assembler: 'SyntaxError',
  engine: 'RuntimeError',
} as const;

function frame({ line, offset }: TemplateError, lines: readonly string[]): string[] {
  const first = Math.max(1, line - linesAround);
  const last = Math.min(lines.length, line + linesAround);
  const width = String(last).length;
  // A long line is cut shortly before the mark.
  const start = Math.max(0, offset - Math.floor(longestLine / 2));
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = (lines[number - 1] ?? '')
      .slice(start, start + longestLine)
      // Tabs, and half a surrogate pair where the line is cut, take one column.
      .replace(/\t|^[\udc00-\udfff]|[\ud800-\udbff]$/g, ' ');
    const sign = number === line ? '>' : ' ';
    rows.push(`${sign} ${String(number).padStart(width)} | ${text}`.trimEnd());
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(offset - 1 - start)}^`);
  }
  return rows;
}
