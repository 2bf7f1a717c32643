import {
  cartPath,
  describeIntent,
  shopAddress,
  type AddAttempt,
} from '../../../core/commerce/cart/index.js';
import type { Product } from '../../../core/commerce/product/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import type { AddedDetail, AddFailedDetail, AddToCartProps, ButtonKind } from './definition.js';
import type { GoToCartDetail, PurchaseDetail } from '../../parts/page-events/index.js';
import { describeAdded } from './labels.js';

/** Announce "Adding…" only after this delay (ms). */
const announceAfter = 400;

/** The effects of an attempt on a button, beside its display. */
export type AttemptEffect =
  /** `after` is a delay in milliseconds. */
  | { readonly type: 'announce'; readonly text: string; readonly after?: number }
  | { readonly type: 'dispatch-added'; readonly detail: AddedDetail }
  | { readonly type: 'dispatch-failed'; readonly detail: AddFailedDetail }
  | { readonly type: 'open-dialog' }
  /** Announces the message where the page has no drawer; a drawer announces it itself. */
  | { readonly type: 'open-drawer'; readonly message: string }
  /** Shows what was added, with the ways on. */
  | { readonly type: 'show-notice' }
  /** Dispatches `vitrine-before-leave` and, unless that is prevented, leaves the page. */
  | { readonly type: 'leave'; readonly detail: PurchaseDetail | GoToCartDetail };

export interface EffectContext {
  readonly props: Pick<AddToCartProps, 'afterAdd' | 'alert'>;
  readonly kind: ButtonKind;
  readonly product: Product | undefined;
  /** BCP 47. */
  readonly locale: string;
}

/** The effects of an attempt in their order: first while it is pending, then once when it is settled. */
export function effectsOf(
  { intent, outcome }: AddAttempt,
  { props, kind, product, locale }: EffectContext,
): readonly AttemptEffect[] {
  const item = describeIntent(intent);
  switch (outcome?.kind) {
    case undefined:
      return [{ type: 'announce', text: cartStrings('adding'), after: announceAfter }];
    case 'failed': {
      const { code, message } = outcome.error;
      const failed = { type: 'dispatch-failed', detail: { ...item, kind, code, message } } as const;
      return props.alert === 'inline' ? [failed] : [{ type: 'open-dialog' }, failed];
    }
    case 'canceled':
      return [];
    case 'leaving': {
      const { address } = outcome;
      return kind === 'add' ? [] : [{ type: 'leave', detail: { ...item, kind, address } }];
    }
    case 'added': {
      const { cart, entry, addedQuantity } = outcome.result;
      const message = describeAdded(intent, outcome.result, product, locale);
      return [
        { type: 'dispatch-added', detail: { ...item, cart, entry, addedQuantity } },
        props.afterAdd === 'drawer'
          ? { type: 'open-drawer', message }
          : { type: 'announce', text: message },
        ...(props.afterAdd === 'cart' ? [goToCart()] : []),
        ...(props.afterAdd === 'notice' ? [{ type: 'show-notice' } as const] : []),
      ];
    }
  }
}

function goToCart(): AttemptEffect {
  return { type: 'leave', detail: { kind: 'cart', address: shopAddress(cartPath) } };
}
