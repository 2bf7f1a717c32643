import { editorStrings } from 'vitrine/core/i18n';
import { centsToDecimal, digitsOf, parseMoney } from 'vitrine/core/money';
import type { Read } from '../../../ground/http/index.js';
import type { CatalogueCurrency } from '../types.js';
import { interfaceMessage } from '../../interface-messages/index.js';
import { productLimits } from './types.js';

/** A database takes no text with a NUL, and nobody sees the other control characters. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ');

const plainAmount = /^\d{1,9}(?:\.(\d{1,4}))?$/;

/** A price above nothing or equal to it: `12`, `12.5`, `12.50`. */
export function readPrice(text: string, currency: CatalogueCurrency): Read<number> {
  const given = text.trim();
  const found = plainAmount.exec(given);
  const digits = digitsOf(currency);
  if (found === null) {
    return { errors: `Write the price in ${currency} in digits, such as ${example(currency)}.` };
  }
  if ((found[1] ?? '').length > digits) {
    const places = digits === 0 ? 'no decimal places' : `at most ${digits} decimal places`;
    return { errors: `A price in ${currency} has ${places}, such as ${example(currency)}.` };
  }
  const { cents } = parseMoney({ value: given, currency });
  if (cents > productLimits.price) {
    const most = centsToDecimal(productLimits.price, currency);
    return { errors: `A price in ${currency} is at most ${most}.` };
  }
  return { value: cents };
}

const example = (currency: CatalogueCurrency) => centsToDecimal(1250, currency);

/** The form's word for a stock that never ends. */
const unlimitedWord = 'unlimited';

/** Whole pieces, or null for `unlimited`. */
export function readStock(text: string): Read<number | null> {
  const given = text.trim().toLowerCase();
  if (given === unlimitedWord) return { value: null };
  if (!/^\d{1,9}$/.test(given)) {
    return { errors: 'Write the stock as a whole number, or “unlimited”.' };
  }
  const pieces = Number(given);
  if (pieces > productLimits.stock) {
    return {
      errors: `The stock is at most ${productLimits.stock.toLocaleString('en-US')}, or “unlimited”.`,
    };
  }
  return { value: pieces };
}

export function writeStock(stock: number | null): string {
  return stock === null ? unlimitedWord : String(stock);
}

/** A text on one line with at most so many characters; `name` begins the sentence: 'The title'. */
export function readLine(
  text: string,
  name: string,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): Read<string> {
  const given = printable(text).replace(/\s+/g, ' ').trim();
  if (given.length < least) return { errors: `${name} is missing.` };
  if (given.length > most) {
    return { errors: `${name} has ${given.length} characters; at most ${most} are possible.` };
  }
  return { value: given };
}

/** The last part of an address. */
export function readUrlId(text: string): Read<string> {
  const given = text.trim().toLowerCase();
  if (given === '') return { errors: 'The address is missing.' };
  if (given.length > productLimits.urlId) {
    return { errors: `The address has at most ${productLimits.urlId} characters.` };
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(given)) {
    // Platform §5. The owner's pages are in English.
    const problem = editorStrings('pageUrlInvalid', { val: given }, 'en-US');
    return {
      errors: `${problem}. Write it with letters a to z, digits and single hyphens: dune-mug.`,
    };
  }
  return { value: given };
}

/** Tags separated by commas. A tag that stands twice is refused (platform §5). */
export function readTags(text: string): Read<readonly string[]> {
  const tags = text
    .split(',')
    .map((tag) => printable(tag).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const long = tags.find((tag) => tag.length > productLimits.tag);
  if (long !== undefined) {
    return {
      errors: `A tag has at most ${productLimits.tag} characters: “${long.slice(0, 20)}…”.`,
    };
  }
  const known = new Set<string>();
  for (const tag of tags) {
    if (known.has(tag.toLowerCase())) {
      return { errors: `${interfaceMessage('tagExists', { tagType: 'tag' })}: “${tag}”.` };
    }
    known.add(tag.toLowerCase());
  }
  if (tags.length > productLimits.tags) {
    return { errors: `A product has at most ${productLimits.tags} tags.` };
  }
  return { value: tags };
}

/** Paragraphs, which an empty line separates. */
export function readParagraphs(text: string): Read<readonly string[]> {
  if (text.length > productLimits.description) {
    return {
      errors: `The description has ${text.length} characters; at most ${productLimits.description} are possible.`,
    };
  }
  const paragraphs = text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => printable(paragraph).replace(/\s+/g, ' ').trim());
  return { value: paragraphs.filter(Boolean) };
}
