import * as z from 'zod/mini';
import { defineSchema } from '../../net/index.js';
import { getHttp } from '../../runtime/index.js';
import { getCartStore, toCartError } from '../cart/index.js';
import { hasStockForForm } from '../product/index.js';

const path = '/api/commerce/inventory/stock/';

const stockSchema = /* @__PURE__ */ defineSchema(() =>
  z.object({
    results: z.array(
      z.object({
        unlimited: z.pipe(
          z.nullish(z.boolean()),
          z.transform((value): boolean => value ?? false),
        ),
        qtyInStock: z.pipe(
          z.nullish(z.number()),
          z.transform((value): number => value ?? 0),
        ),
        sku: z.catch(z.optional(z.string()), undefined),
      }),
    ),
  }),
);

/**
 * Checks with the server, before the form of an item opens, whether its stock exceeds the quantity in the cart
 * (storefront §5). If the results name variants, only that of `sku` counts.
 *
 * @throws CartError
 */
export async function checkStock(itemId: string, sku: string | null): Promise<boolean> {
  const cart = getCartStore();
  try {
    const [{ results }] = await Promise.all([
      getHttp().request({
        method: 'GET',
        path,
        query: { itemId },
        schema: stockSchema,
      }),
      cart.load(),
    ]);
    const own = results.filter((result) => result.sku !== undefined && result.sku === sku);
    return hasStockForForm(own.length > 0 ? own : results, cart.quantityOf(itemId, sku));
  } catch (error) {
    throw toCartError(error, 'add');
  }
}
