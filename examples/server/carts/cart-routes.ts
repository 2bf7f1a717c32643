import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  createMockCart,
  emptyCart,
  loadCart,
  loadChanged,
  prepareAdd,
  readNewQuantity,
  replaceLineFields,
  setLineQuantity,
  toQuantityText,
  withoutSums,
} from './index.js';
import { readProductAnswers } from '../forms/index.js';
import { Problem, readBody, type Environment, type Visitor } from '../http/index.js';
import { addByForm } from './cart-form-routes.js';
import { changeCart } from './change-cart.js';
import {
  addRoute,
  additionalFieldsRoute,
  cartRoute,
  quantityRoute,
  removeRoute,
} from './openapi.js';
import { isFormPost } from '../routing/form-posts.js';
import { countCall, countingOf, type Parts } from '../routing/context.js';
import { orderOf, proofOf } from '../routing/change-headers.js';
import { addBody } from '../routing/schemas.js';

/** storefront §7: the calls of the shopping cart; quantity change and removal are our own. */
export function addCartCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { database, catalogue, crumbs, visitors } = parts;

  app.openapi(cartRoute, async (c) => {
    const visitor = visitors.identify(c);
    if (visitor.usesCookies) crumbs.issue(c);
    await countCall(parts, c, 'reads', visitor);
    const { mock, calculateSubtotal } = c.req.valid('query');
    const cart =
      mock === 'true'
        ? createMockCart(
            await catalogue.list(visitor.currency),
            visitor.currency,
            countingOf(parts),
          )
        : await readCart(visitor);
    if (mock !== 'true') visitors.keepCart(c, cart);
    return c.json(calculateSubtotal === 'false' ? withoutSums(cart) : cart, 200);
  });

  app.openapi(addRoute, async (c) => {
    if (isFormPost(c)) return addByForm(parts, c, c.req.valid('form'));
    // Nothing has looked at a body without a content type.
    const content = readBody(addBody, c.req.valid('json'));
    const run = await prepareAdd(catalogue, {
      itemId: content.itemId,
      sku: content.sku ?? null,
      quantityText: toQuantityText(content.quantity),
      additionalFields: content.additionalFields ?? null,
      order: orderOf(c),
    });
    const { cart, newlyAdded } = await changeCart(parts, c, {
      ...proofOf(c),
      content,
      missingCart: 'start',
      run,
    });
    return c.json({ shoppingCart: cart, newlyAdded }, 200);
  });

  app.openapi(additionalFieldsRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const order = orderOf(c);
    const content = c.req.valid('json');
    const line = {
      itemId: content.itemId,
      sku: content.sku ?? null,
      additionalFields: readProductAnswers(
        (await catalogue.byId(content.itemId, 'USD'))?.additionalFieldsForm ?? null,
        content.additionalFields,
      ),
    };
    const { cart, entry } = await changeCart(parts, c, {
      ...proofOf(c),
      content,
      missingCart: 'refuse',
      async run(transaction, cartId, counting) {
        await replaceLineFields(transaction, cartId, entryId, line, order);
        return loadChanged(transaction, cartId, entryId, counting);
      },
    });
    return c.json({ shoppingCart: cart, updatedEntry: entry }, 200);
  });

  app.openapi(quantityRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const order = orderOf(c);
    const content = c.req.valid('json');
    const quantity = readNewQuantity(
      typeof content.quantity === 'number' ? String(content.quantity) : '',
    );
    const { cart, entry } = await changeCart(parts, c, {
      ...proofOf(c),
      content,
      missingCart: 'refuse',
      async run(transaction, cartId, counting) {
        await setLineQuantity(transaction, cartId, entryId, quantity, order);
        return loadChanged(transaction, cartId, entryId, counting);
      },
    });
    return c.json({ shoppingCart: cart, updatedEntry: entry }, 200);
  });

  app.openapi(removeRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const order = orderOf(c);
    const { cart } = await changeCart(parts, c, {
      ...proofOf(c),
      content: null,
      missingCart: 'refuse',
      async run(transaction, cartId, counting) {
        await setLineQuantity(transaction, cartId, entryId, 0, order);
        return { cart: await loadCart(transaction, cartId, counting) };
      },
    });
    return c.json({ shoppingCart: cart }, 200);
  });

  async function readCart(visitor: Visitor) {
    if (visitor.hasForeignCart) throw new Problem('cart-expired');
    if (visitor.cartId === null) return emptyCart(visitor.currency, countingOf(parts));
    return loadCart(database, visitor.cartId, countingOf(parts));
  }
}
