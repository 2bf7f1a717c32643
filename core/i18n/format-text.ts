import { remember } from '../base/index.js';
import { formatNumber } from './format-number.js';

const messages = /* @__PURE__ */ new Map<string, readonly string[]>();
const words = /* @__PURE__ */ new Map<string, readonly string[]>();
const rules = /* @__PURE__ */ new Map<string, Intl.PluralRules>();

/**
 * Formats an ICU message: `{name}`, `{count, number}`, `{count, plural, =0 {none} one {# item} other {# items}}`,
 * `{kind, select, a {…} other {…}}`; `'{'` and `''` are a brace and an apostrophe. An argument without a value stays as
 * it is. Templates have a larger formatter, `formatMessage`, which is too heavy for every page.
 *
 * @param language - BCP 47, of the message: it chooses the plural.
 * @param locale - BCP 47, of the reader: it writes the numbers.
 */
export function formatText(
  message: string,
  values: Readonly<Record<string, string | number>>,
  language: string,
  locale: string,
): string {
  // Text and marks alternate, and both ends are text.
  const parts = remember(messages, message, () => message.split(/([{}#]|'[{}][^']*'|'')/));
  if (parts.length === 1) return message;
  let at = 0;
  const noSign = () => '#';
  let text = write(noSign);
  while (at < parts.length) text += `}${write(noSign)}`;
  return text;

  /** Formats up to the brace that closes the branch. `sign` replaces `#`. */
  function write(sign: () => string): string {
    let text = next();
    for (let mark; (mark = next()) && mark !== '}'; text += next()) {
      text += mark === '#' ? sign() : mark === '{' ? writeArgument(sign) : mark.slice(1, -1) || "'";
    }
    return text;
  }

  function writeArgument(sign: () => string): string {
    const [name = '', kind, firstKey = ''] = read();
    const value = values[name] ?? '';
    let written: string | undefined;
    const number = () => (written ??= formatNumber(+value, locale));
    const inner = kind === 'plural' ? number : sign;
    const branches: Record<string, string> = {};
    for (let key = firstKey; next() === '{'; [key = ''] = read()) {
      branches[key] = write(inner);
    }
    if (!Object.hasOwn(values, name)) return `{${name}}`;
    if (!kind) return String(value);
    if (kind === 'number') return number();
    const category = () =>
      kind === 'plural'
        ? remember(rules, language, () => new Intl.PluralRules(language)).select(+value)
        : value;
    return branches[`=${value}`] ?? branches[category()] ?? branches['other'] ?? '';
  }

  function read(): readonly string[] {
    const text = next();
    return remember(words, text, () => text.split(',').map((word) => word.trim()));
  }

  function next(): string {
    return parts[at++] ?? '';
  }
}
