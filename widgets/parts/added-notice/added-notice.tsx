import { useLayoutEffect, useRef } from 'react';
import { cartPath, checkoutPath, type AddResult } from '../../../core/commerce/cart/index.js';
import { addedNoticeStrings as strings } from '../../../core/i18n/strings/added-notice.js';
import { adoptStyles, useWidgetId } from '../../element/index.js';
import { FreeDelivery, freeDeliveryStyles } from '../free-delivery/index.js';
import { MoneyText } from '../money-text/index.js';
import { shopLink } from '../shop-link/index.js';
import styles from './added-notice.css?inline';

export interface AddedNoticeProps {
  readonly result: AddResult;
  /** The product's title, if the server does not name the line. */
  readonly title: string;
  /** 'Oat, Large'; empty for a product without options. */
  readonly variant: string;
  /** The items that were not added, or another note to the shopper. */
  readonly note: string | null;
  /** Called after it was closed: by a button, by Escape or by a press elsewhere. */
  onClose(): void;
}

/**
 * Shows what was added, over the page and over an open dialog around the button. It takes no focus and has no live region:
 * the button has announced the add. It stays until the shopper does something else.
 */
export function AddedNotice({ result, title, variant, note, onClose }: AddedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const id = useWidgetId();
  const { cart, entry, addedQuantity } = result;
  const canCheckOut = cart.subtotalCents >= cart.minimumSubtotalCents;

  useLayoutEffect(() => {
    const element = notice.current;
    if (!element) return;
    adoptStyles(element.getRootNode(), [freeDeliveryStyles, styles]);
    // Without popovers it is a box of its own, below dialogs.
    element.showPopover?.();
  }, []);

  function close(): void {
    notice.current?.hidePopover?.();
    onClose();
  }

  return (
    <div
      ref={notice}
      part="notice"
      className="added-notice"
      role="group"
      aria-labelledby={`${id}-heading`}
      popover="auto"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      <div className="notice-head">
        <p className="notice-heading" id={`${id}-heading`}>
          {strings('addedNotice')}
        </p>
        <button
          part="notice-close"
          className="notice-close"
          type="button"
          aria-label={strings('closeNotice')}
          onClick={close}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className="notice-line">
        {entry?.image ? (
          <img part="notice-picture" className="notice-picture" src={entry.image} alt="" />
        ) : null}
        <div>
          <p part="notice-title" className="notice-title">
            {entry?.title || title}
          </p>
          <p className="notice-facts">{variant}</p>
          <p className="notice-facts">{strings('addedQuantity', { quantity: addedQuantity })}</p>
        </div>
      </div>
      {note === null ? null : <p className="notice-note">{note}</p>}
      <p className="notice-subtotal">
        <span>{strings('addedSubtotal', { count: cart.totalQuantity })}</span>
        <MoneyText cents={cart.subtotalCents} currency={cart.currency} />
      </p>
      <FreeDelivery cart={cart} />
      <div className="notice-ways">
        <a
          part="view-cart"
          className={canCheckOut ? 'way quiet' : 'way accent'}
          {...shopLink('cart', cartPath)}
        >
          {strings('noticeViewCart')}
        </a>
        {canCheckOut ? (
          <a
            part="checkout"
            className="way accent"
            data-vitrine-track="cart.checkout-click"
            {...shopLink('checkout', checkoutPath)}
          >
            {strings('noticeCheckout')}
          </a>
        ) : null}
      </div>
      <button part="continue" className="notice-continue" type="button" onClick={close}>
        {strings('noticeContinue')}
      </button>
    </div>
  );
}
