import { formatText } from './format-text.js';
import type { MessageValues } from './message-types.js';
import {
  getTextSource,
  hasOtherTexts,
  shorterLocale,
  textsOf,
  type TextsByKey,
} from './page-texts/index.js';

/**
 * Every text of the library by key, such as `cart.adding`. Each file of `strings/` adds its own, so that a new element
 * needs no list.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Texts {}

/** The texts of one table by their keys, for `interface Texts extends TextsOf<typeof cartStrings> {}`. */
export type TextsOf<Table extends { readonly area: string; readonly table: object }> = {
  readonly [Key in keyof Table['table'] & string as `${Table['area']}.${Key}`]: string;
};

/** The values come first and the locale second; a message without arguments needs neither. */
type Values<Message extends string> = [keyof MessageValues<Message>] extends [never]
  ? [values?: Readonly<Record<never, never>>, locale?: string]
  : [values: Readonly<MessageValues<Message>>, locale?: string];

/** Formats one text by key. `locale` (BCP 47) replaces the page's. */
export interface Strings<Area extends string, Table extends Readonly<Record<string, string>>> {
  <Key extends keyof Table & string>(key: Key, ...values: Values<Table[Key]>): string;
  readonly area: Area;
  /** The English messages. */
  readonly table: Table;
}

/** The language of the tables. */
const english = 'en';

/**
 * Declares the texts of one area as ICU messages in English. A page replaces any of them through its key, such as
 * `cart.adding`, and `registerLocale` translates them.
 *
 * @example
 * const mugStrings = defineStrings('mug', { left: '{count, plural, one {# mug} other {# mugs}} left' });
 * mugStrings('left', { count: 3 }); // '3 mugs left'
 */
// @__NO_SIDE_EFFECTS__
export function defineStrings<
  const Area extends string,
  const Table extends Readonly<Record<string, string>>,
>(area: Area, table: Table): Strings<Area, Table> {
  const strings = (
    key: keyof Table & string,
    values: Readonly<Record<string, string | number>> = {},
    locale?: string,
  ) => {
    const source = getTextSource();
    const reader = locale ?? source?.locale ?? english;
    const [message, language] = findText(`${area}.${key}`, source?.strings, reader);
    return formatText(message ?? table[key] ?? key, values, language, reader);
  };
  return Object.assign(strings, { area, table });
}

/** The page's own message or the closest translation, with the language that it is written in. */
function findText(
  key: string,
  own: TextsByKey | undefined,
  locale: string,
): [message: string | undefined, language: string] {
  if (!own && !hasOtherTexts()) return [undefined, english];
  let message: string | undefined;
  let language = locale;
  for (; language; language = shorterLocale(language)) {
    message = own?.[key] ?? textsOf(language)?.[key];
    if (message !== undefined) break;
  }
  return [message, language || english];
}
