import { useEffect, useState } from 'react';
import { getCartStore } from '../../../core/commerce/cart/index.js';
import { cartFrameStrings, cartStrings } from '../../../core/i18n/index.js';
import type { Speak } from './cart-rows.js';

export interface CartUnknownProps {
  status: 'loading' | 'failed';
  speak: Speak;
  /** By default reads the cart again. */
  onRetry?: () => void;
}

/**
 * Shown while the cart loads, and when that failed. The page's own content stays if there is any; an unknown cart is
 * never shown as empty.
 */
export function CartUnknown({ status, speak, onRetry = loadCart }: CartUnknownProps) {
  const isLoading = status === 'loading';
  // Kept during a retry, because the retry button has the focus.
  const [hasFailed, setHasFailed] = useState(!isLoading);
  if (!isLoading && !hasFailed) setHasFailed(true);
  useEffect(() => {
    if (!isLoading) speak(cartFrameStrings('unableToLoad'), { assertive: true });
  }, [isLoading, speak]);
  return (
    <div className="unknown" aria-busy={isLoading}>
      {hasFailed && <LoadFailure isRetrying={isLoading} onRetry={onRetry} />}
      <slot>
        <p className="loading" hidden={hasFailed}>
          {cartFrameStrings('loading')}
        </p>
      </slot>
    </div>
  );
}

function loadCart(): void {
  void getCartStore().load();
}

interface LoadFailureProps {
  isRetrying: boolean;
  onRetry: () => void;
}

function LoadFailure({ isRetrying, onRetry }: LoadFailureProps) {
  return (
    <p part="problem" className="problem">
      <strong className="problem-title">{cartFrameStrings('unableToLoad')}</strong>
      <span>{cartStrings(navigator.onLine ? 'tryAgainSoon' : 'checkConnection')}</span>{' '}
      <button
        part="retry"
        className="text-button"
        type="button"
        aria-disabled={isRetrying}
        onClick={onRetry}
      >
        <span>{cartStrings('tryAgain')}</span>
      </button>
    </p>
  );
}
