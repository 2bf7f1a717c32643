import type { OpenAPIHono } from '@hono/zod-openapi';
import { productTypeNumbers } from '../catalogue/index.js';
import { Problem, type Call, type Environment, type Visitor } from '../../ground/http/index.js';
import { changeCart } from './change-cart.js';
import { setLineQuantity } from './entries.js';
import { readFormIntent, type FormIntent } from './form-intent.js';
import { entryFormRoute } from './openapi.js';
import { readNewQuantity } from './read-quantity.js';
import type { CartRouteContext } from './route-context.js';
import { isByPlan } from './plan-form.js';
import {
  doublePressWindow,
  problemUrl,
  readText,
  requireOwnPage,
  seeOther,
  type FormFields,
} from '../../ground/routing/index.js';
import { addEntry } from './add-entry.js';

const cartPage = '/cart';

/**
 * Adds the product of a plain form and redirects to the cart, or back to the product with a problem code. A
 * subscription, a purchase plan or a gift card is not sold through the cart; its purchase starts instead.
 */
export async function addByForm(
  context: CartRouteContext,
  c: Call,
  fields: FormFields,
): Promise<Response> {
  // From memory: the call is not counted yet.
  const product = (await context.catalogue.kept()).sold(readText(fields, 'itemId') ?? '')?.json;
  if (product?.isSubscribable || isByPlan(fields))
    return context.buyByForm(c, 'subscription', fields);
  if (product?.productType === productTypeNumbers['gift-card']) {
    return context.buyByForm(c, 'gift-card', fields);
  }
  try {
    requireOwnPage(context, c);
    const intent = readFormIntent(fields);
    await addEntry(context, c, {
      crumb: intent.crumb,
      ...pressKey(intent, context.visitors.identify(c)),
      content: intent,
      order: null,
      isReplaced: true,
      line: intent,
    });
    return c.redirect(cartPage, seeOther);
  } catch (error) {
    if (
      error instanceof Problem &&
      error.code === 'foreign-form' &&
      !product?.additionalFieldsForm
    ) {
      return c.redirect(confirmUrl(fields), seeOther);
    }
    return c.redirect(problemUrl(product?.url ?? '/', context, c, error), seeOther);
  }
}

/** The page that shows the line of another site's form. Texts typed for a product stay out of addresses. */
function confirmUrl(fields: FormFields): string {
  const names = ['itemId', 'sku', 'quantity'] as const;
  const known = names.flatMap((name) => {
    const text = readText(fields, name);
    return text ? [[name, text]] : [];
  });
  return `/cart/confirm?${new URLSearchParams(known)}`;
}

/** How long equal presses of a form without a key are one press, in milliseconds. */
const equalPressWindow = 5_000;

/**
 * The key that a second press of a form shares with the first. After Back a page has the same key, but another choice
 * or a later press is another intent. A page that caches keep has no key: its form is known by its visitor and its
 * fields.
 */
function pressKey(intent: FormIntent, { cartId, crumb }: Visitor) {
  if (intent.idempotencyKey) {
    return { key: [intent.idempotencyKey, intent], keyLifetime: doublePressWindow };
  }
  const visitor = cartId ?? crumb;
  return { key: visitor ? [visitor, intent] : undefined, keyLifetime: equalPressWindow };
}

/** The forms of the cart page: `action` is `update`, with a `quantity`, or `remove`. */
export function addCartFormRoutes(app: OpenAPIHono<Environment>, context: CartRouteContext): void {
  app.openapi(entryFormRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const fields = c.req.valid('form');
    try {
      requireOwnPage(context, c);
      const isRemoval = readText(fields, 'action') === 'remove';
      const quantity = isRemoval ? 0 : readNewQuantity(readText(fields, 'quantity') ?? '');
      await changeCart(context, c, {
        crumb: readText(fields, 'crumb'),
        key: undefined,
        content: fields,
        order: null,
        prepare: () =>
          Promise.resolve(async (work) => {
            await setLineQuantity(work, entryId, quantity);
            return null;
          }),
      });
      return c.redirect(cartPage, seeOther);
    } catch (error) {
      return c.redirect(problemUrl(cartPage, context, c, error), seeOther);
    }
  });
}
