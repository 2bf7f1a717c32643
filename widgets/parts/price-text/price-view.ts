import type { Money } from '../../../core/commerce/money/index.js';
import {
  priceUnder,
  type Product,
  type PurchasePlan,
  type Variant,
} from '../../../core/commerce/product/index.js';

export interface PriceView {
  /** The price to pay now. */
  readonly price: Money;
  /** The regular price when `price` is lower: on sale, or by a plan. */
  readonly compareAt: Money | null;
  /** Whether `price` is only the lowest of several, because no variant is chosen. */
  readonly isLowest: boolean;
}

/** The text for the price of a selection, bought once or by a plan; null for a product without variants. */
export function viewPrice(
  product: Product,
  variant: Variant | null,
  plan: PurchasePlan | null = null,
): PriceView | null {
  const views = (variant ? [variant] : product.variants).map((one) => viewVariant(one, plan));
  const lowest = views.reduce<PriceView | null>(
    (least, view) => (least && least.price.cents <= view.price.cents ? least : view),
    null,
  );
  if (!lowest) return null;
  const isLowest = views.some((view) => view.price.cents !== lowest.price.cents);
  // A regular price that only some variants had would promise a saving the others do not give.
  const isShared = views.every((view) => view.compareAt?.cents === lowest.compareAt?.cents);
  return { ...lowest, isLowest, compareAt: !isLowest && isShared ? lowest.compareAt : null };
}

function viewVariant(variant: Variant, plan: PurchasePlan | null): PriceView {
  const price = priceUnder(plan, variant);
  const compareAt = price.cents < variant.price.cents ? variant.price : null;
  return { price, compareAt, isLowest: false };
}
