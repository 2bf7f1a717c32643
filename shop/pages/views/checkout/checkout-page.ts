import type { CheckoutCart, DraftOutcome, MemberAddress } from '../../../server/index.js';
import type { Typed } from '../parts/field.js';
import type { PaymentOffer } from './payment.js';

export interface CheckoutPage {
  readonly cart: CheckoutCart;
  /** The form's action: the page's own URL. */
  readonly action: string;
  readonly typed: Typed;
  /** Sentences by field, or by the id of an entry. */
  readonly errors: Typed;
  /** A problem that belongs to no field. */
  readonly problem: string | null;
  /** Where the posted form goes on; `total`: the visitor has yet to see it, because the delivery they chose changes it. */
  readonly step: DraftOutcome['step'];
  readonly crumb: string;
  /** Idempotency key of the order. */
  readonly key: string;
  /** Whether a posted form led here, so that the start of the checkout is not tracked again. */
  readonly isSent: boolean;
  /** What a member keeps, and which address of it the form has; null for a guest. */
  readonly member: {
    readonly addresses: readonly MemberAddress[];
    readonly shown: string | null;
  } | null;
  /** The provider's ways to pay. */
  readonly offer: PaymentOffer;
  /** Whether the shopper is back from a further step of their payment, such as their bank's page. */
  readonly isBack: boolean;
}
