/** Every cache holds this many at most: locales, currencies and zones come from data. */
const defaultLimit = 100;

/** A value with a longer key is not cached: a hundred of them could fill the memory. */
const longestKey = 10_000;

/**
 * Returns the value for `key`, created if it is missing; a full cache evicts its oldest value. Making an `Intl`
 * formatter costs 20 to 60 times as much as using it.
 */
export function remember<Made>(
  cache: Map<string, Made>,
  key: string,
  make: () => Made,
  limit = defaultLimit,
): Made {
  if (key.length > longestKey) return make();
  let made = cache.get(key);
  if (made === undefined) {
    made = make();
    const [oldest] = cache.size < limit ? [] : cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(key, made);
  }
  return made;
}

/** UTF-16 units of the longest text, and the number of texts, that `rememberTexts` keeps. */
const longestText = 200;
const mostTexts = 1000;

/** `write`, which keeps what it made of short texts: categories, tags and names come again and again. */
/* @__NO_SIDE_EFFECTS__ */
export function rememberTexts(write: (text: string) => string): (text: string) => string {
  const written = new Map<string, string>();
  return (text) =>
    text.length > longestText ? write(text) : remember(written, text, () => write(text), mostTexts);
}

const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat['format']>();

/**
 * Writes numbers for readers of `locale` (BCP 47), with one cached formatter for each locale and options.
 * @throws RangeError for an invalid locale or invalid options.
 */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat['format'] {
  return remember(
    formats,
    `${locale} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(locale, options).format,
  );
}
