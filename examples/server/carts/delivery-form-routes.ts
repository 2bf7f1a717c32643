import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  chooseShippingOption,
  enterCoupon,
  loadCart,
  readShippingLocation,
  readText,
  removeCoupon,
  setShippingLocation,
  type CartKind,
  type Counting,
} from './index.js';
import type { Queryable } from '../database/index.js';
import { readBody, type Call, type Environment } from '../http/index.js';
import { changeCart } from './change-cart.js';
import { couponFormRoute, shippingFormRoute } from './delivery-openapi.js';
import { couponBody, shippingLocationBody } from './delivery-schemas.js';
import { requireOwnPage, seeOther, withProblem } from '../routing/form-posts.js';
import type { Parts } from '../routing/context.js';
import { purchasePage } from '../purchases/purchase-page.js';

type Fields = Readonly<Record<string, unknown>>;
/** The cart of a token, and what it holds. */
interface PageRow {
  kind: CartKind;
  itemId: string;
  sku: string;
}

type Change = (transaction: Queryable, cartId: string, counting: Counting) => Promise<void>;

/**
 * The coupon and the shipping form of a page without script. With `cartToken` they are about the cart of a purchase of
 * its own and lead back to its page; with `page=checkout` back to the checkout; else to the cart page.
 */
export function addDeliveryForms(app: OpenAPIHono<Environment>, parts: Parts): void {
  async function change(c: Call, fields: Fields, run: Change) {
    const cartToken = readText(fields, 'cartToken') || undefined;
    const page = await pageOf(fields, cartToken);
    try {
      requireOwnPage(parts, c);
      await changeCart(parts, c, {
        crumb: readText(fields, 'crumb'),
        key: undefined,
        content: fields,
        missingCart: 'refuse',
        carts: 'all',
        ...(cartToken !== undefined && { cartToken }),
        async run(transaction, cartId, counting) {
          await run(transaction, cartId, counting);
          return { cart: await loadCart(transaction, cartId, counting) };
        },
      });
      return c.redirect(page, seeOther);
    } catch (error) {
      return c.redirect(withProblem(page, parts, c, error, cartToken === undefined), seeOther);
    }
  }

  async function pageOf(fields: Fields, cartToken: string | undefined): Promise<string> {
    const own = readText(fields, 'page') === 'checkout' ? '/checkout' : '/cart';
    const cartId = cartToken === undefined ? null : parts.visitors.cartOf(cartToken);
    if (cartToken === undefined || cartId === null) return own;
    const { rows } = await parts.database.query<PageRow>(
      `select c.kind, e.product_id as "itemId", e.sku
       from carts c join cart_entries e on e.cart_id = c.id where c.id = $1 order by e.position limit 1`,
      [cartId],
    );
    const [row] = rows;
    return row === undefined || row.kind === 'cart' ? own : purchasePage(row.kind, cartToken, row);
  }

  app.openapi(couponFormRoute, (c) => {
    const fields = c.req.valid('form');
    return change(c, fields, async (transaction, cartId, counting) => {
      const { code } = readBody(couponBody, { code: readText(fields, 'code') });
      if (readText(fields, 'action') === 'remove') {
        await removeCoupon(transaction, cartId, code, null);
      } else await enterCoupon(transaction, cartId, code, null, counting);
    });
  });

  app.openapi(shippingFormRoute, (c) => {
    const fields = c.req.valid('form');
    return change(c, fields, async (transaction, cartId, counting) => {
      const country = readText(fields, 'country');
      if (country !== undefined) {
        const typed = {
          country,
          region: readText(fields, 'region') ?? '',
          postalCode: readText(fields, 'postalCode') ?? '',
        };
        const location = readShippingLocation(
          readBody(shippingLocationBody, typed),
          counting.terms,
        );
        await setShippingLocation(transaction, cartId, location, null);
      }
      await chooseOffered(transaction, cartId, readText(fields, 'optionId') ?? '', counting);
    });
  });
}

/** The option of the form may belong to the country that was chosen before; then the first of the new ones counts. */
async function chooseOffered(
  transaction: Queryable,
  cartId: string,
  optionId: string,
  counting: Counting,
): Promise<void> {
  const { shippingOptions } = await loadCart(transaction, cartId, counting);
  if (!shippingOptions.some(({ id }) => id === optionId)) return;
  await chooseShippingOption(transaction, cartId, optionId, null, counting);
}
