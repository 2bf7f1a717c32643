import { useRef, type RefObject } from 'react';
import { shopAddress, shopPath } from '../../../core/commerce/cart/index.js';
import { cartPageStrings, cartSummaryStrings } from '../../../core/i18n/index.js';
import {
  CartUnknown,
  CheckoutLink,
  countItems,
  LineList,
  offers,
  Totals,
  type CartContents,
} from '../../parts/cart-contents/index.js';
import { useWidgetId } from '../../element/index.js';
import { followInEditor } from '../../hooks/index.js';
import { Coupons } from './coupons.js';
import type { CartProps } from './definition.js';
import { Shipping } from './shipping.js';
import { useCartPage } from './use-cart-page.js';

/** The cart page; see the definition. */
export function Cart(props: CartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const contents = useCartPage(props, heading);
  if (contents.status !== 'known') {
    return <CartUnknown status={contents.status} speak={contents.actions.speak} />;
  }
  return <KnownCart {...props} contents={contents} heading={heading} />;
}

interface KnownCartProps extends CartProps {
  contents: CartContents;
  heading: RefObject<HTMLHeadingElement | null>;
}

function KnownCart({ contents, heading, ...props }: KnownCartProps) {
  const { checkoutHref, continueHref } = props;
  const { cart, isEmpty, isUpdating, rows } = contents;
  const id = useWidgetId();
  return (
    <div className={isEmpty ? 'cart empty' : 'cart'}>
      <div className="contents">
        {/* Over removed lines it stays one line high, so that they stay where they are. */}
        <h2 ref={heading} part="heading" className="heading" id={`${id}-heading`} tabIndex={-1}>
          {isEmpty && rows.length === 0 ? cartSummaryStrings('emptyCart') : countItems(cart)}
        </h2>
        {rows.length > 0 && (
          <LineList contents={contents} heading={heading} headingId={`${id}-heading`} />
        )}
        {isEmpty && rows.length > 0 && (
          <h2 part="heading" className="heading">
            {cartSummaryStrings('emptyCart')}
          </h2>
        )}
        {isEmpty && (
          <a
            part="continue"
            className="continue"
            href={continueHref || shopAddress(shopPath)}
            onClick={followInEditor}
          >
            <span>{cartPageStrings('continueShopping')}</span>
          </a>
        )}
      </div>
      {!isEmpty && (
        <section part="summary" className="summary" aria-labelledby={`${id}-summary`}>
          <h2 className="summary-heading" id={`${id}-summary`}>
            {cartPageStrings('orderSummary')}
          </h2>
          {offers('coupons') && <Coupons cart={cart} />}
          {offers('shipping') && <Shipping cart={cart} />}
          <Totals cart={cart} isUpdating={isUpdating} />
          <CheckoutLink
            contents={contents}
            href={checkoutHref}
            onBeforeLeave={props.onBeforeLeave}
          />
        </section>
      )}
    </div>
  );
}
