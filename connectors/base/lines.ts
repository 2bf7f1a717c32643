import { isRecord } from '../../core/base/index.js';
import { entriesOf, type Cart, type CartEntry } from '../../core/commerce/cart/index.js';

/** The shopper's answers to fields of the form, such as an engraving, by field name. */
export type LineTexts = Readonly<Record<string, string>>;

/** An item as a line has it: with other fields it is another line. */
export interface Wanted {
  readonly itemId: string;
  readonly sku: string | null;
  readonly fields: LineTexts;
}

/** Reads additional fields (storefront §7), which are a JSON text or its value, as texts. Empty ones are left out. */
export function readFields(given: unknown): LineTexts {
  const value = typeof given === 'string' ? parse(given) : given;
  const fields = isRecord(value) ? value : { additionalFields: given };
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, toText(field)] as const)
      .filter(([, text]) => text !== ''),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

const describe = (fields: unknown) => JSON.stringify(Object.entries(readFields(fields)).sort());

const linesOf = (cart: Cart | null, { itemId, sku }: Wanted) =>
  cart ? entriesOf(cart, itemId, sku) : [];

/** The last line with the item: with its fields, or with what the shop has made of them; null when there is none. */
export function findLine(cart: Cart | null, wanted: Wanted): CartEntry | null {
  const lines = linesOf(cart, wanted);
  const fields = describe(wanted.fields);
  const own = lines.filter((line) => describe(line.additionalFields) === fields);
  return own.at(-1) ?? lines.at(-1) ?? null;
}

/** How many of the item the cart holds, over all its lines and whatever their fields. */
export function quantityIn(cart: Cart | null, wanted: Wanted): number {
  return linesOf(cart, wanted).reduce((sum, { quantity }) => sum + quantity, 0);
}
