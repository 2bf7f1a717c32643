import type { Hono } from 'hono';
import { parseProduct, type Product, type Variant } from 'vitrine/core/product';
import { Problem, readCurrency, readRecipientFields, seeOther } from '../../server/index.js';
import type { PageCall, PageVariables } from '../page-call.js';
import { notFoundView } from '../views/error-page.js';
import { giftCardView } from '../views/checkout/gift-card.js';
import type { Typed } from '../views/parts/field.js';
import type { CheckoutContext } from './checkout-context.js';
import { showCheckout, postCheckout } from './checkout-pages.js';
import { readForm } from '../read-form.js';
import { isPurchase } from './name-cart.js';
import { recipientErrors } from './recipient.js';

const path = '/gift-card';

/** `/gift-card?itemId=&sku=[&purchase=]`: asks for the recipient first; with a cart it is the checkout. */
export function addGiftCardPage(app: Hono<PageVariables>, context: CheckoutContext): void {
  app.get(path, (c) => (isPurchase(c) ? showCheckout(context, c) : askRecipient(context, c)));
  app.post(path, async (c) => {
    const typed = await readForm(c);
    return isPurchase(c) ? postCheckout(context, c, typed) : startPurchase(context, c, typed);
  });
}

async function startPurchase(context: CheckoutContext, c: PageCall, typed: Typed) {
  const { checkout, crumbs } = context.services;
  const { itemId = '', sku = '' } = c.req.query();
  await context.services.limits.count(c, 'changes');
  try {
    crumbs.check(c, typed['crumb']);
    const recipient = readRecipientFields(typed);
    const currency = readCurrency(c);
    const { cartToken } = await checkout.startGiftCard({ itemId, sku, recipient, currency });
    const purchase = checkout.purchases.keep(c, cartToken) ?? '';
    return c.redirect(`${path}?${new URLSearchParams({ itemId, sku, purchase })}`, seeOther);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const errors = recipientErrors(error.details.errors ?? {});
    const problem = Object.keys(errors).length > 0 ? null : error.message;
    return askRecipient(context, c, { typed, errors, problem });
  }
}

async function askRecipient(
  { services: { catalogue, crumbs }, render }: CheckoutContext,
  c: PageCall,
  posted: { typed: Typed; errors: Typed; problem: string | null } | null = null,
) {
  const { itemId = '', sku = '' } = c.req.query();
  const card = readCard(await catalogue.byId(itemId, readCurrency(c)), sku);
  if (card === null) return render(c, 'error-page', notFoundView(), { status: 404 });
  const { pathname, search } = new URL(c.req.url);
  const view = giftCardView({
    ...card,
    ...(posted ?? { typed: {}, errors: {}, problem: null }),
    action: pathname + search,
    crumb: crumbs.issue(c),
  });
  return render(c, 'gift-card', view, { status: posted ? 422 : 200, cache: 'no-store' });
}

/** Null if the product is not a gift card, or has no such denomination. */
function readCard(source: unknown, sku: string): { product: Product; variant: Variant } | null {
  const parsed = parseProduct(source);
  if ('problem' in parsed || parsed.product.productType !== 'gift-card') return null;
  const variant = parsed.product.variants.find((other) => other.sku === sku);
  return variant ? { product: parsed.product, variant } : null;
}
