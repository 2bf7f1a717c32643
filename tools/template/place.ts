import { formatError } from '../../core/template/index.js';
import type { Level } from './lint/index.js';
import type { Paint } from './paint.js';

/** A message for a position in a file. */
export interface Remark {
  readonly level: Level;
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const styles = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

/** Formats `file:line:column`, which editors open, with the message and the surrounding lines. */
export function describePlace(path: string, source: string, remark: Remark, paint: Paint): string {
  const { level, code, message, line, column } = remark;
  const place = paint('bold', `${path}:${line}:${column}`);
  // One line: some messages quote several lines.
  const sentence = message.replace(/\s+/g, ' ');
  const heading = `${place}: ${paint(styles[level], level)}: ${sentence} ${paint('gray', `[${code}]`)}`;
  return [heading, ...frame(source, line, column)].join('\n');
}

/** A message for a whole file. */
export function describeFile(path: string, message: string, paint: Paint): string {
  return `${paint('bold', path)}: ${paint(styles.error, 'error')}: ${message}`;
}

/** The lines that `formatError` puts below its heading. */
function frame(source: string, line: number, column: number): string[] {
  const place = { line, offset: column, message: '', path: [], children: [] } as const;
  const error = { ...place, level: 'error', type: 'engine', code: 'GENERAL_ERROR' } as const;
  const [, ...lines] = formatError(error, source).split('\n');
  return lines.map((text) => `  ${text}`);
}
