import { useRef } from 'react';
import type { Cart } from '../../../core/commerce/cart/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { MoneyText } from '../../parts/money-text/index.js';
import { listCoupons, type ListedCoupon } from './list-coupons.js';
import { useCoupons } from './use-coupons.js';

/** The entered coupons, each with its discount or the reason why it has none, and a field to enter another. */
export function Coupons({ cart }: { cart: Cart }) {
  const listed = listCoupons(cart);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const codes = listed.map(({ code }) => code);
  const { problem, isApplying, apply, remove } = useCoupons(codes, field, list);
  const id = useWidgetId();
  return (
    <form
      className="coupons"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label className="label" htmlFor={`${id}-code`}>
        {cartPageStrings('couponCode')}
      </label>
      <div className="field-row">
        <input
          ref={field}
          part="coupon-input"
          className="text-input"
          id={`${id}-code`}
          name="code"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          translate="no"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
        />
        <button part="button" className="button" type="submit" aria-disabled={isApplying}>
          <span>{cartPageStrings('applyCoupon')}</span>
        </button>
      </div>
      {problem !== null && (
        <p part="problem" className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {listed.length > 0 && (
        <ul ref={list} className="coupon-list" role="list" aria-label={cartPageStrings('coupons')}>
          {listed.map((coupon) => (
            <CouponItem
              key={coupon.code}
              coupon={coupon}
              currency={cart.currency}
              onRemove={() => remove(coupon.code)}
            />
          ))}
        </ul>
      )}
    </form>
  );
}

interface CouponItemProps {
  coupon: ListedCoupon;
  currency: Cart['currency'];
  onRemove(): void;
}

function CouponItem({ coupon, currency, onRemove }: CouponItemProps) {
  const { code, title, discountCents, reason } = coupon;
  return (
    <li part="coupon" className={reason === null ? 'coupon' : 'coupon invalid'}>
      <span className="coupon-words">
        <span className="coupon-code" translate="no">
          {code}
        </span>{' '}
        <span className="coupon-title">{reason ?? title}</span>
      </span>
      {discountCents !== null && (
        <MoneyText className="coupon-discount" cents={-discountCents} currency={currency} />
      )}
      <button
        part="button"
        className="icon-button"
        type="button"
        aria-label={cartPageStrings('removeCouponOf', { code })}
        onClick={(event) => {
          event.currentTarget.focus();
          onRemove();
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}
