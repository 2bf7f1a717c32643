import type { AddIntent } from '../cart/index.js';
import type { Money } from '../money/index.js';

/** The recipient of a gift card and the delivery day. */
export interface GiftRecipient {
  readonly name: string;
  readonly email: string;
  /** Empty for none. */
  readonly message: string;
  /** `YYYY-MM-DD` in `timeZone`; null for immediate delivery. */
  readonly deliveryDate: string | null;
  /** IANA name of the browser's zone; `UTC` when unknown. */
  readonly timeZone: string;
}

/** One press of a button that buys without the cart. */
export interface PurchaseIntent extends AddIntent {
  /** The recipient of a gift card; null when the shopper keeps it. Other purchases ignore it. */
  readonly recipient?: GiftRecipient | null;
  /** The purchase plan of a subscription; null for the one plan of the product. Other purchases ignore it. */
  readonly planId?: string | null;
  /** The page's price of one each time, for `purchase.started`; null if unknown. The server reads its own. */
  readonly unitPrice?: Money | null;
}
