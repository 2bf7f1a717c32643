import type { Queryable } from '../../ground/database/index.js';
import type { IntentOrder } from './intent-order.js';
import type { Pricing } from './pricing.js';

/** The locked cart that one request changes. */
export interface LineWork {
  readonly transaction: Queryable;
  readonly cartId: string;
  /** The change's place among the changes of its page; null for a plain form, which cannot send it. */
  readonly order: IntentOrder | null;
}

/** The same for a change that depends on prices or limits. */
export interface CartWork extends LineWork, Pricing {}
