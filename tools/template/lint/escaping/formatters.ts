import type { LintVocabulary } from '../rule.js';
import type { Spot } from './spot.js';

/** The positions in which an output cannot break out, whatever the data was. */
export type Safety = ReadonlySet<Spot>;

const everywhere: Safety = new Set<Spot>([
  'text',
  'comment',
  'tag',
  'attribute',
  'single-quoted',
  'unquoted',
  'address',
  'query',
  'handler',
  'script',
  'script-string',
  'style',
]);
export const nowhere: Safety = new Set();

const text: Safety = new Set<Spot>(['text', 'comment']);
/** `htmltag` leaves `'` as it is. It cannot refuse a `javascript:` address: nothing can. */
const quoted: Safety = new Set<Spot>(['text', 'comment', 'attribute', 'address', 'query']);
const encoded: Safety = new Set<Spot>([...quoted, 'unquoted']);
/** With `escape: 'html'` the engine escapes both quotes. */
export const escapedByEngine: Safety = new Set<Spot>([...quoted, 'single-quoted']);
const json: Safety = new Set<Spot>(['script']);
const inHandlers: Safety = new Set<Spot>(['handler']);

/** Makes its input safe in these positions, besides those in which it was. */
const giving: Readonly<Record<string, Safety>> = {
  html: text,
  safe: text,
  // Escapes what is no link.
  'activate-twitter-links': text,
  htmltag: quoted,
  htmlattr: quoted,
  json,
  'json-pretty': json,
  'encode-uri': quoted,
  'google-calendar-url': quoted,
  'encode-uri-component': encoded,
  'url-encode': everywhere,
};

/** Prints numbers, dates, slugs and words of the template: nothing that could break out. */
const harmless = new Set(
  `bookkeeper-money-format cart-subtotal cart-url color-weight comment-count count cycle date datetime datetime-interval decimal
  from-price height humanizeDuration iter mod money normal-price output percentage-format pluralize relative-time
  resizedHeightForWidth resizedWidthForHeight round sale-price slugify squarespaceThumbnailForHeight
  squarespaceThumbnailForWidth website-color width`.split(/\s+/),
);

/** Prints a part of its input, or its input in another shape, which is as safe as the input was. */
const keeping = new Set(
  `AbsUrl capitalize datetimefield encode-space i18n-money-format line-breaks money-format
  money-string moneyFormat smartypants str truncate unit units`.split(/\s+/),
);

/** The safety of an output behind a chain of formatters. */
export function safetyOf(
  names: readonly string[],
  start: Safety,
  { formatters }: LintVocabulary,
): Safety {
  return names.reduce((before, name) => safetyBehind(name, before, formatters), start);
}

function safetyBehind(
  name: string,
  before: Safety,
  formatters: LintVocabulary['formatters'],
): Safety {
  if (harmless.has(name)) return everywhere;
  if (keeping.has(name)) return before;
  const given = giving[name];
  if (given === undefined) {
    // A formatter that prints markup of its own escapes the data in it.
    return formatters.get(name)?.safe ? everywhere : nowhere;
  }
  const isJsonInQuotes = given === quoted && before.has('script');
  return new Set([...before, ...given, ...(isJsonInQuotes ? inHandlers : [])]);
}
