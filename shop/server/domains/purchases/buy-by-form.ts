import { isByPlan, purchasePage, readFormIntent, readPlanField } from '../carts/index.js';
import { readRecipientFields } from '../gift-cards/index.js';
import type { Call } from '../../ground/http/index.js';
import {
  doublePressWindow,
  problemUrl,
  readText,
  requireOwnPage,
  seeOther,
  type FormFields,
} from '../../ground/routing/index.js';
import { makePurchase } from './make-purchase.js';
import { prepareExpress, prepareGiftCard, prepareSubscription } from './prepare-purchase.js';
import type { PurchaseRouteContext } from './route-context.js';
import type { Purchase } from './start-purchase.js';

/** Starts the purchase of a plain form and redirects to its page, or back to the product with a problem code. */
export async function buyByForm(
  context: PurchaseRouteContext,
  c: Call,
  named: Purchase['kind'],
  fields: FormFields,
): Promise<Response> {
  // The form of a product has one choice for all its buttons.
  const kind = named === 'express' && isByPlan(fields) ? 'subscription' : named;
  try {
    requireOwnPage(context, c);
    const key = readText(fields, 'idempotencyKey') || undefined;
    const { cartToken, purchase } = await makePurchase(
      context,
      c,
      {
        crumb: readText(fields, 'crumb'),
        key: key && [key, fields],
        keyLifetime: doublePressWindow,
        content: fields,
      },
      () => preparePurchase(context, kind, fields),
    );
    return c.redirect(purchasePage(kind, cartToken, purchase.line), seeOther);
  } catch (error) {
    const product = (await context.catalogue.kept()).sold(readText(fields, 'itemId') ?? '')?.json;
    return c.redirect(
      problemUrl(product?.url ?? '/', context, c, error, { isOwnCart: false }),
      seeOther,
    );
  }
}

async function preparePurchase(
  context: PurchaseRouteContext,
  kind: Purchase['kind'],
  fields: FormFields,
): Promise<Purchase> {
  if (kind === 'gift-card') {
    const card = {
      itemId: readText(fields, 'itemId') ?? '',
      sku: readText(fields, 'sku') || null,
      recipient: readRecipientFields(fields),
    };
    return prepareGiftCard(context.catalogue, card, context.clock.now());
  }
  // The subscription call names the quantity `qty`; a product's form names it `quantity` for all its buttons.
  const { qty, ...others } = fields;
  const intent = readFormIntent({ quantity: qty ?? '1', ...others });
  return kind === 'express'
    ? prepareExpress(context, intent)
    : prepareSubscription(context, intent, readPlanField(fields));
}
