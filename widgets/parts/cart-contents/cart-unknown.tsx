import { useEffect, useState } from 'react';
import { getCartStore } from '../../../core/commerce/cart/index.js';
import { cartPageStrings, cartStrings } from '../../../core/i18n/index.js';
import type { Speak } from './cart-rows.js';

export interface CartUnknownProps {
  status: 'loading' | 'failed';
  speak: Speak;
}

/**
 * While the cart is read, and when it cannot be. The page's own content stays where there is some; an unknown cart is
 * never shown as an empty one.
 */
export function CartUnknown({ status, speak }: CartUnknownProps) {
  const isLoading = status === 'loading';
  // Stays while it is tried again: its button has the focus.
  const [hasFailed, setHasFailed] = useState(!isLoading);
  if (!isLoading && !hasFailed) setHasFailed(true);
  useEffect(() => {
    if (!isLoading) speak(cartPageStrings('unableToLoad'), { assertive: true });
  }, [isLoading, speak]);
  return (
    <div className="unknown" aria-busy={isLoading}>
      {hasFailed && <LoadFailure isRetrying={isLoading} />}
      <slot>
        <p className="loading" hidden={hasFailed}>
          {cartPageStrings('loading')}
        </p>
      </slot>
    </div>
  );
}

function LoadFailure({ isRetrying }: { isRetrying: boolean }) {
  return (
    <p part="problem" className="problem">
      <strong className="problem-title">{cartPageStrings('unableToLoad')}</strong>
      <span>{cartStrings(navigator.onLine ? 'tryAgainSoon' : 'checkConnection')}</span>{' '}
      <button
        part="retry"
        className="text-button"
        type="button"
        aria-disabled={isRetrying}
        onClick={() => void getCartStore().load()}
      >
        <span>{cartStrings('tryAgain')}</span>
      </button>
    </p>
  );
}
