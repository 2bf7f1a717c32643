import type { PeriodUnit } from '../subscription/index.js';

/** The payment schedule of a subscription (storefront §3). */
export interface SubscriptionPlan {
  /** Units from one payment to the next; 1 or more. */
  readonly value: number;
  readonly unit: PeriodUnit;
  /** The number of payments; 0 for no end. */
  readonly cycles: number;
}

/** The saving of a plan compared with buying once. */
export interface PlanSaving {
  /** Percent off the price of buying once, up to two decimals; 0 for none. */
  readonly percent: number;
  /** Fixed prices by SKU, in minor units of the product's currency; they win over the percentage. */
  readonly cents: Readonly<Record<string, number>>;
}

/**
 * One way to get a product again and again, beside buying it once. Our addition to storefront §3
 * (`purchasePlans`, docs/server/CONTRACT.md).
 */
export interface PurchasePlan extends SubscriptionPlan {
  /** Unique in the product; the subscription call names the plan by it. */
  readonly id: string;
  readonly saving: PlanSaving;
}
