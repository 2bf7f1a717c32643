import { lacksAbility } from '../../../core/commerce/cart/index.js';
import {
  isSubscriptionUnavailable,
  type Product,
  type Selection,
  type Variant,
} from '../../../core/commerce/product/index.js';
import type { ButtonKind } from './definition.js';

/** Whether it is a subscription that nobody can agree to, or that the shop cannot sell. */
export const isRefusedPlan = (kind: ButtonKind, product: Product | undefined): boolean =>
  kind === 'subscription' &&
  ((product !== undefined && isSubscriptionUnavailable(product)) || lacksAbility('subscriptions'));

/** The restock form is about the selection, which a button with a SKU of its own may not be. */
export const isFormInstead = (selection: Selection | undefined, variant: Variant | null): boolean =>
  selection?.hasRestockForm === true && variant === selection.variant;
