import { version, type ReportContext } from '../../../core/runtime/index.js';
import type { ErrorData } from '../routes/index.js';

/** Storefront §9: "stack trimmed to 5000 characters". */
const longestStack = 5000;
const longestMessage = 1000;
const longestDetail = 200;
const mostDetails = 10;

/**
 * Describes an error: name, message, stack, where it was caught, and plain details. Removes queries and fragments of
 * URLs, which may be personal. Never throws, whatever `error` is.
 */
export function describeError(error: unknown, context?: ReportContext): ErrorData {
  const { where = null, ...details } = context ?? {};
  const isError = typeof error === 'object' && error !== null;
  const name = isError ? readText(error, 'name') || 'Error' : typeof error;
  const message = isError ? readText(error, 'message') : tryOrEmpty(() => String(error));
  return {
    ...describeDetails(details),
    ...(isError && describeDetails(pick(error, ['code', 'status']))),
    ...(isError && describeCause(error)),
    name: clean(name, longestDetail),
    message: clean(message, longestMessage),
    stack: isError ? clean(readText(error, 'stack'), longestStack) || null : null,
    where:
      where === null
        ? null
        : clean(
            tryOrEmpty(() => String(where)),
            longestDetail,
          ),
    path: tryOrEmpty(() => location.pathname),
    version,
  };
}

/** Keeps texts, numbers and booleans; an object could contain the whole page. */
function describeDetails(details: Readonly<Record<string, unknown>>): ErrorData {
  return Object.fromEntries(
    Object.entries(details)
      .filter((entry): entry is [string, string | number | boolean] =>
        ['string', 'number', 'boolean'].includes(typeof entry[1]),
      )
      .slice(0, mostDetails)
      .map(([name, value]) => [
        clean(name, 40),
        typeof value === 'string' ? clean(value, longestDetail) : value,
      ]),
  );
}

function describeCause(error: object): ErrorData {
  const { cause } = pick(error, ['cause']);
  if (typeof cause !== 'object' || cause === null) return {};
  return { cause: clean(`${readText(cause, 'name')}: ${readText(cause, 'message')}`, 500) };
}

/** Reads members whose getter may throw. */
function pick(source: object, names: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const name of names) {
    try {
      picked[name] = (source as Readonly<Record<string, unknown>>)[name];
    } catch {
      // Omitted.
    }
  }
  return picked;
}

function readText(source: object, name: string): string {
  const { [name]: value } = pick(source, [name]);
  return typeof value === 'string' ? value : '';
}

/** Shortens a text to `length`; removes queries of URLs and what a database refuses (NUL, lone surrogates). */
function clean(text: string, length: number): string {
  return text
    .slice(0, 2 * longestStack)
    .replace(/(\bhttps?:\/\/[^\s?#()]+)[?#][^\s:)]*/g, '$1')
    .slice(0, length)
    .replace(
      /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
      '\uFFFD',
    );
}

function tryOrEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
