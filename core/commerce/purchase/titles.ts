import { cartStrings } from '../../i18n/index.js';

export const purchaseKinds = ['express', 'subscription', 'gift-card'] as const;
/** A purchase that does not touch the visitor's cart. */
export type PurchaseKind = (typeof purchaseKinds)[number];

/** Storefront §8 has titles for express checkout and gift cards; a subscription uses that of an add. */
const titles = {
  express: 'unableToPurchaseItem',
  subscription: 'unableToAddItem',
  'gift-card': 'unableToPurchaseGiftCard',
} as const satisfies Record<PurchaseKind, string>;

/** The title of the alert that shows a failure (storefront §8). */
export function purchaseFailureTitle(kind: PurchaseKind): string {
  return cartStrings(titles[kind]);
}
