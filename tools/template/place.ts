import { formatError } from '../../core/template/index.js';
import type { Level } from './lint/index.js';
import type { Paint } from './paint.js';

/** Something to say at a place in a file. */
export interface Remark {
  readonly level: Level;
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const styles = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

/** `file:line:column`, which editors open, with what is wrong there and the lines around it. */
export function describePlace(path: string, source: string, remark: Remark, paint: Paint): string {
  const { level, code, message, line, column } = remark;
  const place = paint('bold', `${path}:${line}:${column}`);
  // A line for each: some messages quote what stands in several.
  const sentence = message.replace(/\s+/g, ' ');
  const heading = `${place}: ${paint(styles[level], level)}: ${sentence} ${paint('gray', `[${code}]`)}`;
  return [heading, ...frame(source, line, column)].join('\n');
}

/** Something to say of a file as a whole. */
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
