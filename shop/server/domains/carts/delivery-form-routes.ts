import type { OpenAPIHono } from '@hono/zod-openapi';
import { readBody, type Call, type Environment } from '../../ground/http/index.js';
import { changeCart } from './change-cart.js';
import { couponFormRoute, shippingFormRoute } from './delivery-openapi.js';
import { couponBody, shippingLocationBody } from './delivery-schemas.js';
import { enterCoupon, removeCoupon } from './enter-coupon.js';
import { loadCart } from './load-cart.js';
import type { CartRouteContext } from './route-context.js';
import { chooseShippingOption, readShippingLocation, setShippingLocation } from './shipping.js';
import { purchasePage } from './purchase-page.js';
import {
  problemUrl,
  readText,
  requireOwnPage,
  seeOther,
  type FormFields,
} from '../../ground/routing/index.js';
import type { CartKind } from './cart-rows.js';
import type { CartWork } from './cart-work.js';

/** The cart of a token and its first entry. */
interface PageRow {
  kind: CartKind;
  itemId: string;
  sku: string;
}

/**
 * The coupon form and the shipping form without script. With `cartToken` they change the cart of a direct purchase and
 * redirect to its page; with `page=checkout` they redirect to the checkout, otherwise to the cart page.
 */
export function addDeliveryFormRoutes(
  app: OpenAPIHono<Environment>,
  context: CartRouteContext,
): void {
  async function change(c: Call, fields: FormFields, run: (work: CartWork) => Promise<void>) {
    const cartToken = readText(fields, 'cartToken') || undefined;
    const page = await pageOf(fields, cartToken);
    try {
      requireOwnPage(context, c);
      await changeCart(context, c, {
        crumb: readText(fields, 'crumb'),
        key: undefined,
        content: fields,
        order: null,
        carts: 'all',
        ...(cartToken !== undefined && { cartToken }),
        prepare: () =>
          Promise.resolve(async (work) => {
            await run(work);
            return null;
          }),
      });
      return c.redirect(page, seeOther);
    } catch (error) {
      return c.redirect(
        problemUrl(page, context, c, error, { isOwnCart: cartToken === undefined }),
        seeOther,
      );
    }
  }

  async function pageOf(fields: FormFields, cartToken: string | undefined): Promise<string> {
    const own = readText(fields, 'page') === 'checkout' ? '/checkout' : '/cart';
    const cartId = cartToken === undefined ? null : context.visitors.cartOf(cartToken);
    if (cartToken === undefined || cartId === null) return own;
    const { rows } = await context.database.query<PageRow>(
      `select c.kind, e.product_id as "itemId", e.sku
       from carts c join cart_entries e on e.cart_id = c.id where c.id = $1 order by e.position limit 1`,
      [cartId],
    );
    const [row] = rows;
    return row === undefined || row.kind === 'cart' ? own : purchasePage(row.kind, cartToken, row);
  }

  app.openapi(couponFormRoute, (c) => {
    const fields = c.req.valid('form');
    return change(c, fields, async (work) => {
      const { code } = readBody(couponBody, { code: readText(fields, 'code') });
      if (readText(fields, 'action') === 'remove') {
        await removeCoupon(work, code);
      } else await enterCoupon(work, code);
    });
  });

  app.openapi(shippingFormRoute, (c) => {
    const fields = c.req.valid('form');
    return change(c, fields, async (work) => {
      const country = readText(fields, 'country');
      if (country !== undefined) {
        const typed = {
          country,
          region: readText(fields, 'region') ?? '',
          postalCode: readText(fields, 'postalCode') ?? '',
        };
        const body = readBody(shippingLocationBody, typed);
        const terms = await work.terms.current(work.transaction);
        await setShippingLocation(work, readShippingLocation(body, terms));
      }
      await chooseOffered(work, readText(fields, 'optionId') ?? '');
    });
  });
}

/** Ignores an option of the previously chosen country, so that the first option of the new one applies. */
async function chooseOffered(work: CartWork, optionId: string): Promise<void> {
  const { shippingOptions } = await loadCart(work.transaction, work.cartId, work);
  if (!shippingOptions.some(({ id }) => id === optionId)) return;
  await chooseShippingOption(work, optionId);
}
