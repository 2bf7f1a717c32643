import type { Query } from '../../net/index.js';
import type { PurchaseIntent } from './intent.js';
import type { PurchaseKind } from './titles.js';

/** One way to buy an item without the cart (storefront §2, §7). */
interface Purchase {
  /** The path of the POST. The express and gift-card calls are our own (docs/server/CONTRACT.md). */
  readonly call: string;
  /** The request's JSON, under the server's names. */
  writeBody(intent: PurchaseIntent): Readonly<Record<string, unknown>>;
  /** The page to open with the token of the response. */
  readonly page: string;
  /** The page's query parameters besides the token. */
  writeQuery(intent: PurchaseIntent): Query;
  /**
   * Whether the server's sentence takes precedence over ours: "Subscription failure shows the server message"
   * (storefront §8).
   */
  readonly prefersServerMessage: boolean;
}

const nothing = () => ({});

export const purchases: Readonly<Record<PurchaseKind, Purchase>> = {
  express: {
    call: '/api/commerce/express-checkout',
    writeBody: ({ itemId, sku, quantity, additionalFields }) => ({
      itemId,
      sku,
      quantity,
      additionalFields,
    }),
    page: '/checkout',
    writeQuery: nothing,
    prefersServerMessage: false,
  },
  subscription: {
    call: '/api/3/commerce/cart/subscription',
    writeBody: ({ itemId, sku, quantity, additionalFields, planId }) => ({
      itemId,
      sku,
      qty: quantity ?? 1,
      additionalFields,
      // Ours; without a plan the call is as specified.
      ...(planId != null && { planId }),
    }),
    page: '/subscription',
    writeQuery: nothing,
    prefersServerMessage: true,
  },
  'gift-card': {
    call: '/api/commerce/gift-card',
    writeBody: ({ itemId, sku, recipient = null }) => ({ itemId, sku, recipient }),
    page: '/gift-card',
    writeQuery: ({ itemId, sku }) => ({ itemId, sku: sku ?? undefined }),
    prefersServerMessage: false,
  },
};
