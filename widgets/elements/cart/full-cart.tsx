import { useLayoutEffect, type RefObject } from 'react';
import { cartPageStrings } from '../../../core/i18n/index.js';
import { announce } from '../../../core/dom/index.js';
import {
  CheckoutLink,
  contentsStyles,
  countItems,
  LineList,
  offers,
  Totals,
  useCartContents,
} from '../../parts/cart-contents/index.js';
import { FreeDelivery } from '../../parts/free-delivery/index.js';
import { quantityFieldStyles } from '../../parts/quantity-field/index.js';
import { selectStyles } from '../../parts/select/index.js';
import { adoptStyles, useHost, useWidgetId } from '../../element/index.js';
import { openProductForm } from '../product-form/open/index.js';
import { ContinueLink, EmptyHeading } from './empty-cart.js';
import { Coupons } from './coupons.js';
import type { CartProps } from './definition.js';
import styles from './full-cart.css?inline';
import { Shipping } from './shipping.js';
import { useRecalculationEvents } from './use-recalculation-events.js';

export interface FullCartProps extends CartProps {
  heading: RefObject<HTMLHeadingElement | null>;
}

const sheets = [quantityFieldStyles, contentsStyles, selectStyles, styles];

/** A cart that is known and has, or had, lines: also where all are removed and may come back. */
export function FullCart({ heading, ...props }: FullCartProps) {
  const contents = useCartContents(announce, openProductForm, props);
  const { cart, isEmpty, isUpdating, rows } = contents;
  const host = useHost();
  useLayoutEffect(() => {
    if (host?.shadowRoot) adoptStyles(host.shadowRoot, sheets);
  }, [host]);
  useRecalculationEvents(contents.isRecalculating, props);
  const id = useWidgetId();
  return (
    <div className={isEmpty ? 'cart empty' : 'cart'}>
      <div className="contents">
        {/* Over removed lines it stays one line high, so that they stay where they are. */}
        {isEmpty && rows.length === 0 ? (
          <EmptyHeading ref={heading} id={`${id}-heading`} />
        ) : (
          <h2 ref={heading} part="heading" className="heading" id={`${id}-heading`} tabIndex={-1}>
            {countItems(cart)}
          </h2>
        )}
        {rows.length > 0 && (
          <LineList contents={contents} heading={heading} headingId={`${id}-heading`} />
        )}
        {isEmpty && rows.length > 0 && <EmptyHeading />}
        {isEmpty && <ContinueLink href={props.continueHref} />}
      </div>
      {!isEmpty && (
        <section part="summary" className="summary" aria-labelledby={`${id}-summary`}>
          <h2 className="summary-heading" id={`${id}-summary`}>
            {cartPageStrings('orderSummary')}
          </h2>
          {offers('coupons') && <Coupons cart={cart} />}
          {offers('shipping') && <Shipping cart={cart} />}
          <FreeDelivery cart={cart} />
          <Totals cart={cart} isUpdating={isUpdating} />
          <CheckoutLink
            contents={contents}
            href={props.checkoutHref}
            onBeforeLeave={props.onBeforeLeave}
          />
        </section>
      )}
    </div>
  );
}
