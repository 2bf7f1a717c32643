import * as z from 'zod/mini';
import type { CurrencyCode } from '../money/index.js';
import { buildProduct } from './build-product.js';
import { findContradiction } from './contradictions.js';
import type { Product } from './product.js';
import { productSchema } from './product-json.js';
import { findPurchasePlanProblem } from './purchase-plans.js';
import { findPlanProblem } from './subscription-plan.js';

/** A `warning` describes a fault in a product that can still be sold. */
export type ParsedProduct = { product: Product; warning?: string } | { problem: string };

/**
 * Parses the JSON of a product (platform §3) leniently. Rejects data that could sell the wrong thing with a `problem`:
 * one sentence that names the field, such as `variants[0].priceMoney cannot be read: "abc" is not a decimal number.`
 *
 * @param site Its currency is that of prices that name none; without it such a price is a problem.
 *
 * @example
 * const parsed = parseProduct(await response.json(), getRuntime().site);
 * if ('problem' in parsed) throw new Error(parsed.problem);
 * const store = getProducts().register(parsed.product);
 */
export function parseProduct(
  json: unknown,
  { currency }: { readonly currency?: CurrencyCode } = {},
): ParsedProduct {
  const parsed = z.safeParse(productSchema(currency), json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { problem: `${nameField(issue?.path ?? [])} ${issue?.message}` };
  }
  const product = buildProduct(parsed.data, currency);
  const problem = findContradiction(product, parsed.data);
  if (problem) return { problem };
  const warning =
    findPlanProblem(product, parsed.data) ?? findPurchasePlanProblem(product, parsed.data);
  return warning ? { product, warning } : { product };
}

/** Writes a path: `['variants', 0, 'sku']` becomes `variants[0].sku`. */
function nameField(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The product';
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}
