import { formatMoney } from '../../../core/commerce/money/index.js';
import {
  canSubscribe,
  currentPrice,
  type Product,
  type Variant,
} from '../../../core/commerce/product/index.js';
import type { PurchaseKind } from '../../../core/commerce/purchase/index.js';
import { cartStrings, purchaseStrings } from '../../../core/i18n/index.js';
import type { SiteContext } from '../../../core/runtime/index.js';

/** What a press does: the item goes into the cart, or is bought past it. */
export type ButtonKind = 'add' | PurchaseKind;

/** What labels are made of. */
export interface Labelled {
  product: Product | undefined;
  /** That would be bought. */
  variant: Variant | null;
  site: Pick<SiteContext, 'storeSettings' | 'locale'>;
}

interface KindWords {
  /** Of the idle button, where neither the page nor the merchant says another. */
  label(of: Labelled): string;
  /** Of the alert of a failure (storefront §8): the same as the purchase's own, which comes with its code. */
  failureTitle: 'unableToAddItem' | 'unableToPurchaseItem' | 'unableToPurchaseGiftCard';
  /** Below the button, always. */
  note?(): string;
}

const siteLabel = ({ site }: Labelled) =>
  site.storeSettings.addToCartLabel || cartStrings('addToCart');

export const kindWords: Readonly<Record<ButtonKind, KindWords>> = {
  add: { label: siteLabel, failureTitle: 'unableToAddItem' },
  express: {
    label: () => purchaseStrings('buyNow'),
    failureTitle: 'unableToPurchaseItem',
    note: () => purchaseStrings('thisItemOnly'),
  },
  // The site's label speaks of adding, which a subscription is not.
  subscription: { label: () => cartStrings('subscribe'), failureTitle: 'unableToAddItem' },
  'gift-card': {
    label: (of) => (of.variant ? giftCardLabel(of.variant, of.site.locale) : siteLabel(of)),
    failureTitle: 'unableToPurchaseGiftCard',
  },
};

/** As the product asks for; without its data the form's address tells, as it does to the server. */
export function kindOf(
  product: Product | undefined,
  isExpress: boolean,
  form: HTMLFormElement | null,
): ButtonKind {
  if (product?.productType === 'gift-card') return 'gift-card';
  if (product && canSubscribe(product)) return 'subscription';
  if (isExpress) return 'express';
  const [, named] = /\/(subscription|gift-card)$/.exec(form?.getAttribute('action') ?? '') ?? [];
  return product ? 'add' : ((named as PurchaseKind | undefined) ?? 'add');
}

/** 'Buy $50 gift card'. */
function giftCardLabel(variant: Variant, locale: string): string {
  const amount = formatMoney(currentPrice(variant), locale, { trimZeroFractions: true });
  return purchaseStrings('buyGiftCard', { amount });
}
