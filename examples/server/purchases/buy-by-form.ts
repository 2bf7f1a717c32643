import { readFormIntent, readText } from '../carts/index.js';
import type { Call } from '../http/index.js';
import {
  prepareExpress,
  prepareGiftCard,
  prepareSubscription,
  readRecipientFields,
  type Purchase,
} from './index.js';
import {
  doublePressWindow,
  requireOwnPage,
  seeOther,
  withProblem,
} from '../routing/form-posts.js';
import { makePurchase } from './make-purchase.js';
import type { Parts } from '../routing/context.js';
import { purchasePage } from './purchase-page.js';

type Fields = Readonly<Record<string, unknown>>;

/** Starts the purchase that a plain form asks for: on to its page, or back to the product with what is wrong. */
export async function buyByForm(
  parts: Parts,
  c: Call,
  kind: Purchase['kind'],
  fields: Fields,
): Promise<Response> {
  try {
    requireOwnPage(parts, c);
    const purchase = await preparePurchase(parts, kind, fields);
    const key = readText(fields, 'idempotencyKey') || undefined;
    const { cartToken } = await makePurchase(
      parts,
      c,
      {
        crumb: readText(fields, 'crumb'),
        key: key && [key, fields],
        keyLifetime: doublePressWindow,
        content: fields,
      },
      purchase,
    );
    return c.redirect(purchasePage(kind, cartToken, purchase.line), seeOther);
  } catch (error) {
    const product = await parts.catalogue.byId(readText(fields, 'itemId') ?? '', 'USD');
    return c.redirect(withProblem(product?.url ?? '/', parts, c, error, false), seeOther);
  }
}

function preparePurchase(
  { catalogue, clock }: Parts,
  kind: Purchase['kind'],
  fields: Fields,
): Promise<Purchase> {
  if (kind === 'gift-card') {
    const card = {
      itemId: readText(fields, 'itemId') ?? '',
      sku: readText(fields, 'sku') || null,
      recipient: readRecipientFields(fields),
    };
    return prepareGiftCard(catalogue, card, clock.now());
  }
  // The subscription call names it `qty`; a product's form has one name for all its buttons.
  const { qty, ...others } = fields;
  const intent = readFormIntent({ quantity: qty ?? '1', ...others });
  return kind === 'express'
    ? prepareExpress(catalogue, intent)
    : prepareSubscription(catalogue, intent);
}
