// A door of its own: the loader of languages reads what no page has a use for.
/** Texts by key, such as `cart.adding`; each is an ICU message. */
export type TextsByKey = Readonly<Record<string, string | undefined>>;

/** The source of the page's language and of the page's own wording. */
export interface TextSource {
  /** BCP 47. */
  readonly locale: string;
  /** They win over the texts of every locale. */
  readonly strings: TextsByKey;
}

const sourceKey = Symbol.for('vitrine.texts');
const localesKey = Symbol.for('vitrine.locales');

/** Shared by every copy of the library on the page. */
const page = globalThis as {
  [sourceKey]?: (() => TextSource) | undefined;
  [localesKey]?: Record<string, TextsByKey>;
};

/**
 * Sets where texts read the locale and the page's own wording from; the runtime does so for a page. `getSource` runs
 * at each look-up, so a server can return the locale of the current request.
 */
export function setTextSource(getSource: (() => TextSource) | undefined): void {
  page[sourceKey] = getSource;
}

export function getTextSource(): TextSource | undefined {
  return page[sourceKey]?.();
}

/** Adds texts under a canonical BCP 47 code. Texts that were registered before stay unless they are replaced. */
export function addTexts(code: string, texts: TextsByKey): void {
  const locales = (page[localesKey] ??= {});
  locales[code] = { ...locales[code], ...texts };
}

/** Whether there is any text besides the library's own English. */
export function hasOtherTexts(): boolean {
  return page[localesKey] !== undefined;
}

/** The texts registered for exactly this code. */
export function textsOf(code: string): TextsByKey | undefined {
  return page[localesKey]?.[code];
}

/** The locale to fall back to: `de` for `de-AT`, and an empty text for `de`. */
export function shorterLocale(locale: string): string {
  return locale.replace(/-?[^-]*$/, '');
}
