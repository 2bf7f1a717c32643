import { readNumber } from '../../base/index.js';
import { createIdempotencyKey } from '../../net/index.js';
import { planFields } from '../subscription/index.js';
import type { AddIntent } from './cart.js';

/** Fields of a form that are no additional fields; `crumb` and `idempotencyKey` belong to the browser's own post. */
export const formFields: readonly string[] = [
  'itemId',
  'sku',
  'quantity',
  'additionalFields',
  'crumb',
  'idempotencyKey',
  ...Object.values(planFields),
];

/**
 * Reads the intent of a submitted add-to-cart form. Its other named fields, such as an engraving, become additional
 * fields; files are ignored. A quantity that is empty or not numeric becomes NaN, which `add` rejects (storefront §5).
 *
 * @example
 * const intent = readFormIntent(new FormData(form));
 * await getCartStore().add(intent);
 */
export function readFormIntent(data: FormData, key: string = createIdempotencyKey()): AddIntent {
  const quantity = data.get('quantity');
  return {
    itemId: readText(data, 'itemId') ?? '',
    sku: readText(data, 'sku'),
    quantity: typeof quantity === 'string' ? readNumber(quantity) : null,
    additionalFields: readAdditionalFields(data),
    key,
  };
}

/** Between the lines of a text, in a browser's own post. */
const lineEnd = '\r\n';

/** Empty counts as absent, because the placeholder of a variant picker is empty. */
function readText(data: FormData, name: string): string | null {
  const value = data.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function readAdditionalFields(data: FormData): string | null {
  const given = readText(data, 'additionalFields');
  const others: Record<string, string | string[]> = {};
  for (const name of new Set(data.keys())) {
    const values = data
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .map((value) => value.replace(/\r?\n/g, lineEnd));
    const [value] = values;
    // An empty note is no note: the line is the same as one without.
    if (formFields.includes(name) || value === undefined || !values.some(Boolean)) continue;
    others[name] = values.length > 1 ? values : value;
  }
  if (Object.keys(others).length === 0) return given;
  return JSON.stringify({ ...parseObject(given), ...others });
}

function parseObject(text: string | null): object {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Kept as text below.
  }
  return { additionalFields: text };
}
