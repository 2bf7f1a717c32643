import type { PostalAddress } from '../addresses/index.js';
import { findCart, type Pricing } from '../carts/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import {
  countOrder,
  findOrder,
  type CheckoutCart,
  type CheckoutDetails,
  type OrderJson,
} from '../orders/index.js';
import type { Amount } from '../payments/index.js';
import { startPurchase } from '../purchases/index.js';
import { agreedPricing } from './agreed-pricing.js';
import { lockClaimed, type Claim } from './claims.js';
import { addressOfNext } from './move.js';
import type { Subscription } from './types.js';

/** The next order of a subscription, before it is paid. */
export interface PreparedOrder {
  readonly subscription: Subscription;
  readonly cartId: string;
  readonly details: CheckoutDetails;
  readonly pricing: Pricing;
  /** Null if nothing is to be paid. */
  readonly amount: Amount | null;
  /** Names the payment: the same until it was declined. */
  readonly paymentKey: string;
}

/**
 * Counts what the next order comes to: the agreed price, with the automatic discounts, delivery and taxes of now. Null if the subscription
 * is not this copy's any more.
 * @throws Problem, see `placeOrder`; `item-unavailable`.
 */
export async function prepareOrder(
  transaction: Queryable,
  claim: Claim,
  shop: Pricing,
): Promise<PreparedOrder | null> {
  const subscription = await lockClaimed(transaction, claim);
  if (subscription === null) return null;
  const { id, orderId, turn, tries } = subscription;
  const first = await findOrder(transaction, orderId);
  if (first === null) throw new Error(`The first order of subscription ${id} is gone.`);
  const pricing = agreedPricing(shop, subscription);
  const cartId = await openCart(transaction, { subscription, first, pricing });
  const work = { transaction, cartId, order: null, ...pricing };
  const { order, details } = await countNext(work, detailsOf(subscription, first), subscription);
  const { dueCents: cents, currency } = order;
  return {
    subscription,
    cartId,
    details,
    pricing,
    amount: cents === 0 ? null : { cents, currency },
    paymentKey: `renewal-${id}-${turn}-${tries}`,
  };
}

/** The cart of the next order, which further attempts at it share. */
async function openCart(
  transaction: Queryable,
  given: {
    readonly subscription: Subscription;
    readonly first: OrderJson;
    readonly pricing: Pricing;
  },
): Promise<string> {
  const { subscription, first, pricing } = given;
  const known = await knownCart(transaction, subscription.id, pricing.now);
  if (known !== null) return known;
  const entry = first.entries.find(({ chosenVariant }) => chosenVariant.sku === subscription.sku);
  if (entry === undefined) throw new Problem('item-unavailable');
  const cartId = await startPurchase(
    transaction,
    {
      kind: 'subscription',
      line: {
        itemId: entry.itemId,
        sku: subscription.sku,
        additionalFields: JSON.stringify(entry.additionalFields),
      },
      quantity: subscription.quantity,
      recipient: null,
      // Without what it saves: the agreed price has it already.
      subscriptionPlan: subscription.plan,
    },
    subscription.currency,
    pricing.now,
  );
  await transaction.query('update subscriptions set cart_id = $2 where id = $1', [
    subscription.id,
    cartId,
  ]);
  return cartId;
}

async function knownCart(transaction: Queryable, id: string, now: number): Promise<string | null> {
  const { rows } = await transaction.query<{ cart_id: string | null }>(
    'select cart_id from subscriptions where id = $1',
    [id],
  );
  const cartId = rows[0]?.cart_id ?? null;
  if (cartId === null) return null;
  try {
    return (await findCart(transaction, cartId, now)).id;
  } catch (error) {
    // It has expired, as that of a subscription that was paused for a year.
    if (error instanceof Problem && error.status === 410) return null;
    throw error;
  }
}

/** A way of delivery that another address does not have gives way to the first one there. */
async function countNext(
  work: Parameters<typeof countOrder>[0],
  details: CheckoutDetails,
  { movedTo }: Subscription,
): Promise<{ readonly order: CheckoutCart; readonly details: CheckoutDetails }> {
  try {
    return { order: await countOrder(work, details), details };
  } catch (error) {
    const isOther = error instanceof Problem && error.code === 'shipping-option';
    if (movedTo === null || !isOther) throw error;
    const chosen = { ...details, optionId: null };
    return { order: await countOrder(work, chosen), details: chosen };
  }
}

/** The buyer's entries for the first order, with the address of now. */
function detailsOf(subscription: Subscription, first: OrderJson): CheckoutDetails {
  const address = addressOfNext(subscription, first);
  return {
    name: first.name,
    email: first.email,
    phone: address?.phone ?? first.phone,
    shippingAddress: address && placeOf(address),
    optionId: first.selectedShippingOption?.id ?? null,
    recipient: null,
    grandTotalCents: null,
    dueCents: null,
    // The provider knows the way; the count only asks whether there is one.
    payment: 'subscription',
  };
}

function placeOf({ phone: _, ...place }: PostalAddress) {
  return place;
}
