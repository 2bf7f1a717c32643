import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  loadCart,
  prepareAdd,
  readFormIntent,
  readNewQuantity,
  readText,
  setLineQuantity,
} from './index.js';
import { productTypeNumbers } from '../catalogue/index.js';
import type { Call, Environment } from '../http/index.js';
import { changeCart } from './change-cart.js';
import { entryFormRoute } from './openapi.js';
import {
  doublePressWindow,
  requireOwnPage,
  seeOther,
  withProblem,
} from '../routing/form-posts.js';
import type { Parts } from '../routing/context.js';
import { buyByForm } from '../purchases/buy-by-form.js';

const cartPage = '/cart';

/**
 * Adds what a plain form asks for: on to the cart, or back to the product with the code of what is wrong. What is not
 * sold by the cart is led on to its own page instead.
 */
export async function addByForm(
  parts: Parts,
  c: Call,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const product = await parts.catalogue.byId(readText(fields, 'itemId') ?? '', 'USD');
  if (product?.isSubscribable) return buyByForm(parts, c, 'subscription', fields);
  if (product?.productType === productTypeNumbers['gift-card']) {
    return buyByForm(parts, c, 'gift-card', fields);
  }
  try {
    requireOwnPage(parts, c);
    const intent = readFormIntent(fields);
    await changeCart(parts, c, {
      crumb: intent.crumb,
      // The page comes back with the same key after Back: another choice, or a later press, is another intent.
      key: intent.idempotencyKey && [intent.idempotencyKey, intent],
      keyLifetime: doublePressWindow,
      content: intent,
      missingCart: 'replace',
      run: await prepareAdd(parts.catalogue, { ...intent, order: null }),
    });
    return c.redirect(cartPage, seeOther);
  } catch (error) {
    return c.redirect(withProblem(product?.url ?? '/', parts, c, error), seeOther);
  }
}

/** The forms of the cart page: `action` is `update`, with a `quantity`, or `remove`. */
export function addCartForms(app: OpenAPIHono<Environment>, parts: Parts): void {
  app.openapi(entryFormRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const fields = c.req.valid('form');
    try {
      requireOwnPage(parts, c);
      const isRemoval = readText(fields, 'action') === 'remove';
      const quantity = isRemoval ? 0 : readNewQuantity(readText(fields, 'quantity') ?? '');
      await changeCart(parts, c, {
        crumb: readText(fields, 'crumb'),
        key: undefined,
        content: fields,
        missingCart: 'refuse',
        async run(transaction, cartId, counting) {
          await setLineQuantity(transaction, cartId, entryId, quantity, null);
          return { cart: await loadCart(transaction, cartId, counting) };
        },
      });
      return c.redirect(cartPage, seeOther);
    } catch (error) {
      return c.redirect(withProblem(cartPage, parts, c, error), seeOther);
    }
  });
}
