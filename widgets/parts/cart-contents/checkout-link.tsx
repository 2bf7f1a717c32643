import { cartPageStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useWidgetId } from '../../element/index.js';
import { minimumProblem } from './minimum-subtotal.js';
import type { CartContents } from './use-cart-contents.js';
import { useCheckout, type BeforeCheckout } from './use-checkout.js';

export interface CheckoutLinkProps {
  contents: CartContents;
  /** Empty is the shop's checkout. */
  href: string | undefined;
  onBeforeLeave?: BeforeCheckout | undefined;
}

/** The link to the checkout and the reasons against it. It stays focusable even if it leads nowhere. */
export function CheckoutLink({ contents, href, onBeforeLeave }: CheckoutLinkProps) {
  const { isLeaving, link } = useCheckout(contents.actions, href, onBeforeLeave);
  const minimum = minimumProblem(contents.cart, getRuntime().site.locale);
  const id = `${useWidgetId()}-minimum`;
  return (
    <div className="checkout-block">
      <p
        part={minimum === null ? undefined : 'minimum'}
        className="minimum"
        id={id}
        hidden={minimum === null}
      >
        {minimum ?? ''}
      </p>
      <a
        part="checkout"
        className={minimum === null ? 'checkout accent' : 'checkout'}
        data-vitrine-track="cart.checkout-click"
        {...link}
        aria-describedby={minimum === null ? undefined : id}
        aria-disabled={minimum !== null}
        aria-busy={isLeaving}
      >
        <span>{cartPageStrings('checkout')}</span>
      </a>
    </div>
  );
}
