import type { Ref } from 'react';
import { shopAddress, shopPath } from '../../../core/commerce/cart/index.js';
import { cartFrameStrings, cartSummaryStrings } from '../../../core/i18n/index.js';
import { followInEditor } from '../../hooks/index.js';
import type { CartProps } from './definition.js';

interface EmptyHeadingProps {
  ref?: Ref<HTMLHeadingElement>;
  /** With an id the heading names the lines and takes the focus. */
  id?: string;
}

export function EmptyHeading({ ref, id }: EmptyHeadingProps) {
  return (
    <h2
      ref={ref}
      part="heading"
      className="heading"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      {cartSummaryStrings('emptyCart')}
    </h2>
  );
}

export function ContinueLink({ href }: { href: CartProps['continueHref'] }) {
  return (
    <a
      part="continue"
      className="continue"
      href={href || shopAddress(shopPath)}
      onClick={followInEditor}
    >
      <span>{cartFrameStrings('continueShopping')}</span>
    </a>
  );
}
