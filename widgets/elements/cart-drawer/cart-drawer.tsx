import type { CartDrawerProps } from './definition.js';
import { useRef, type RefObject } from 'react';
import { cartPath, shopAddress, shopPath } from '../../../core/commerce/cart/index.js';
import { cartFrameStrings, cartPageStrings, cartSummaryStrings } from '../../../core/i18n/index.js';
import {
  CartUnknown,
  CheckoutLink,
  countItems,
  LineList,
  Totals,
  type CartContents,
} from '../../parts/cart-contents/index.js';
import { FreeDelivery } from '../../parts/free-delivery/index.js';
import { shopLink } from '../../parts/shop-link/index.js';
import { useWidgetId } from '../../element/index.js';
import { followInEditor } from '../../hooks/index.js';
import { useCartDrawer } from './use-cart-drawer.js';

/** The cart in a dialog; see the definition. */
export function CartDrawer(props: CartDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { contents, message, speech, close, ...handlers } = useCartDrawer(props, {
    dialog,
    heading,
    closeButton,
  });
  const id = useWidgetId();
  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="dialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={message === null ? undefined : `${id}-notice`}
      {...handlers}
    >
      <div className="panel">
        <div part="header" className="header">
          {/* First in the tab order, although shown last. */}
          <button
            ref={closeButton}
            part="close"
            className="close"
            type="button"
            aria-label={cartPageStrings('closeCart')}
            onClick={close}
          >
            <span part="close-icon" aria-hidden="true">
              <slot name="close-icon">×</slot>
            </span>
          </button>
          <h2 ref={heading} part="heading" className="heading" id={`${id}-heading`} tabIndex={-1}>
            {headingOf(contents)}
          </h2>
        </div>
        <div part="body" className="body">
          <p part="notice" className="notice" id={`${id}-notice`} hidden={message === null}>
            {message ?? ''}
          </p>
          <DrawerBody
            contents={contents}
            heading={heading}
            headingId={`${id}-heading`}
            {...props}
          />
        </div>
        {contents.status === 'known' && !contents.isEmpty && (
          <DrawerFooter contents={contents} {...props} />
        )}
        {/* The page's live regions are inert while the dialog is open. */}
        <p className="visually-hidden" role="status" aria-live={speech.urgency}>
          {speech.text}
        </p>
      </div>
    </dialog>
  );
}

function headingOf({ status, isEmpty, cart }: CartContents): string {
  if (status !== 'known' || isEmpty) return cartPageStrings('cart');
  return cartPageStrings('drawerHeading', { items: countItems(cart) });
}

interface DrawerBodyProps extends CartDrawerProps {
  contents: CartContents;
  heading: RefObject<HTMLElement | null>;
  headingId: string;
}

function DrawerBody({ contents, heading, headingId, continueHref }: DrawerBodyProps) {
  if (contents.status !== 'known') {
    return <CartUnknown status={contents.status} speak={contents.actions.speak} />;
  }
  return (
    <>
      {contents.rows.length > 0 && (
        <LineList contents={contents} heading={heading} headingId={headingId} />
      )}
      {contents.isEmpty && (
        <div className="empty-note">
          <p className="empty-words">{cartSummaryStrings('emptyCart')}</p>
          <a
            part="continue"
            className="continue"
            href={continueHref || shopAddress(shopPath)}
            onClick={followInEditor}
          >
            <span>{cartFrameStrings('continueShopping')}</span>
          </a>
        </div>
      )}
    </>
  );
}

function DrawerFooter({ contents, ...props }: CartDrawerProps & { contents: CartContents }) {
  const link = shopLink('cart', props.href || cartPath);
  return (
    <div part="footer" className="footer">
      <FreeDelivery cart={contents.cart} />
      <Totals cart={contents.cart} isUpdating={contents.isUpdating} isCompact />
      <CheckoutLink
        contents={contents}
        href={props.checkoutHref}
        onBeforeLeave={props.onBeforeLeave}
      />
      <a part="view-cart" className="view-cart" {...link}>
        <span>{cartPageStrings('viewCart')}</span>
      </a>
    </div>
  );
}
