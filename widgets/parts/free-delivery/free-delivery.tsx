import type { Cart } from '../../../core/commerce/cart/index.js';
import { formatMoney } from '../../../core/commerce/money/index.js';
import { freeDeliveryStrings } from '../../../core/i18n/strings/free-delivery.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** How much is missing to free delivery, or that it is free. Nothing where the shop has no such rule. */
export function FreeDelivery({ cart: { freeShipping, currency } }: { cart: Cart }) {
  if (!freeShipping || freeShipping.fromCents <= 0) return null;
  const { fromCents, leftCents } = freeShipping;
  return (
    <div part="free-delivery" className={leftCents > 0 ? 'free-delivery' : 'free-delivery reached'}>
      <p className="free-words">
        {leftCents > 0
          ? freeDeliveryStrings('freeDeliveryLeft', {
              amount: formatMoney({ cents: leftCents, currency }, getRuntime().site.locale),
            })
          : freeDeliveryStrings('freeDelivery')}
      </p>
      {/* The words say it. */}
      <progress
        part="free-delivery-bar"
        className="free-bar"
        max={fromCents}
        value={Math.max(0, fromCents - leftCents)}
        aria-hidden="true"
      />
    </div>
  );
}
