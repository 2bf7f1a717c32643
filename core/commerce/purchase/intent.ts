import type { AddIntent } from '../cart/index.js';

/** Who gets a gift card, and when. */
export interface GiftRecipient {
  readonly name: string;
  readonly email: string;
  /** Empty for none. */
  readonly message: string;
  /** `YYYY-MM-DD` in `timeZone`; null sends it at once. */
  readonly deliveryDate: string | null;
  /** IANA, of the shopper's browser; `UTC` when it does not tell. */
  readonly timeZone: string;
}

/** What a shopper meant by one press of a button that buys past the cart. */
export interface PurchaseIntent extends AddIntent {
  /** Of a gift card; null keeps it for the shopper. Other purchases pass over it. */
  readonly recipient?: GiftRecipient | null;
}
