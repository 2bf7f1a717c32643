import { useRef } from 'react';
import { announce } from '../../../core/dom/index.js';
import { CartUnknown } from '../../parts/cart-contents/index.js';
import { useWidgetId } from '../../element/index.js';
import type { CartProps } from './definition.js';
import { ContinueLink, EmptyHeading } from './empty-cart.js';
import { useCartPage } from './use-cart-page.js';

/** The cart page; see the definition. */
export function Cart(props: CartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useWidgetId();
  const { status, FullCart, retry } = useCartPage(heading);
  if (status !== 'known') return <CartUnknown status={status} speak={announce} onRetry={retry} />;
  if (FullCart) return <FullCart {...props} heading={heading} />;
  return (
    <div className="cart empty">
      <div className="contents">
        <EmptyHeading ref={heading} id={`${id}-heading`} />
        <ContinueLink href={props.continueHref} />
      </div>
    </div>
  );
}
