import type { OpenAPIHono } from '@hono/zod-openapi';
import { readProductAnswers } from '../forms/index.js';
import { Problem, readBody, type Environment, type Visitor } from '../../ground/http/index.js';
import { countCall, isFormPost, readChangeHeaders } from '../../ground/routing/index.js';
import { addEntry } from './add-entry.js';
import { addByForm } from './cart-form-routes.js';
import { emptyCart, withoutSums } from './cart-json.js';
import { linesInCallerWords } from './cart-words.js';
import { changeCart } from './change-cart.js';
import { replaceLineFields, setLineQuantity } from './entries.js';
import { intentOrderOf } from './intent-order.js';
import { withPresentCart } from './held-carts.js';
import { loadCart } from './load-cart.js';
import { createMockCart } from './mock-cart.js';
import {
  addRoute,
  additionalFieldsRoute,
  cartRoute,
  quantityRoute,
  removeRoute,
} from './openapi.js';
import { currentPricing } from './pricing.js';
import { readNewQuantity, toQuantityText } from './read-quantity.js';
import type { CartRouteContext } from './route-context.js';
import { addBody } from './route-schemas.js';

/** storefront §7: the calls of the shopping cart. Quantity change and removal are our own. */
export function addCartCallRoutes(app: OpenAPIHono<Environment>, context: CartRouteContext): void {
  const { database, catalogue, crumbs, visitors, heldCarts } = context;

  app.openapi(cartRoute, async (c) => {
    const visitor = visitors.identify(c);
    if (visitor.usesCookies) crumbs.issue(c);
    await countCall(context, c, 'reads', visitor);
    const { mock, calculateSubtotal } = c.req.valid('query');
    const cart =
      mock === 'true'
        ? createMockCart(
            await catalogue.list(visitor.currency),
            visitor.currency,
            await presentTerms(),
          )
        : await withPresentCart(heldCarts, c, visitor, readCart);
    if (mock !== 'true') visitors.keepCart(c, cart);
    const shown = await linesInCallerWords(cart, catalogue);
    return c.json(calculateSubtotal === 'false' ? withoutSums(shown) : shown, 200);
  });

  app.openapi(addRoute, async (c) => {
    if (isFormPost(c)) return addByForm(context, c, c.req.valid('form'));
    // The framework does not check a body without a content type.
    const content = readBody(addBody, c.req.valid('json'));
    const { cart, newlyAdded } = await addEntry(context, c, {
      ...readChangeHeaders(c),
      order: intentOrderOf(c),
      content,
      isReplaced: false,
      line: {
        itemId: content.itemId,
        sku: content.sku ?? null,
        quantityText: toQuantityText(content.quantity),
        additionalFields: content.additionalFields ?? null,
      },
    });
    return c.json({ shoppingCart: cart, newlyAdded }, 200);
  });

  app.openapi(additionalFieldsRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const content = c.req.valid('json');
    const { cart, entry } = await changeCart(context, c, {
      ...readChangeHeaders(c),
      content,
      order: intentOrderOf(c),
      async prepare() {
        const product = (await catalogue.current()).sold(content.itemId)?.json;
        const line = {
          itemId: content.itemId,
          sku: content.sku ?? null,
          additionalFields: readProductAnswers(
            product?.additionalFieldsForm ?? null,
            content.additionalFields,
            context.cartLimits.fieldBytes,
          ),
        };
        return async (work) => {
          await replaceLineFields(work, entryId, line);
          return entryId;
        };
      },
    });
    return c.json({ shoppingCart: cart, updatedEntry: entry }, 200);
  });

  app.openapi(quantityRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const content = c.req.valid('json');
    const quantity = readNewQuantity(
      typeof content.quantity === 'number' ? String(content.quantity) : '',
    );
    const { cart, entry } = await changeCart(context, c, {
      ...readChangeHeaders(c),
      content,
      order: intentOrderOf(c),
      prepare: () =>
        Promise.resolve(async (work) => {
          await setLineQuantity(work, entryId, quantity);
          return entryId;
        }),
    });
    return c.json({ shoppingCart: cart, updatedEntry: entry }, 200);
  });

  app.openapi(removeRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const { cart } = await changeCart(context, c, {
      ...readChangeHeaders(c),
      content: null,
      order: intentOrderOf(c),
      prepare: () =>
        Promise.resolve(async (work) => {
          await setLineQuantity(work, entryId, 0);
          return null;
        }),
    });
    return c.json({ shoppingCart: cart }, 200);
  });

  // For a cart that is empty or made up.
  const presentTerms = async () => ({
    terms: await context.terms.known(),
    now: context.clock.now(),
  });

  async function readCart(visitor: Visitor) {
    if (visitor.hasForeignCart) throw new Problem('cart-expired');
    if (visitor.cartId === null) return emptyCart(visitor.currency, await presentTerms());
    return loadCart(database, visitor.cartId, currentPricing(context));
  }
}
