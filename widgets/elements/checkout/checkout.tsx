import { checkoutStrings } from '../../../core/i18n/strings/checkout.js';
import { Failure } from '../../parts/failure/index.js';
import type { CheckoutProps } from './definition.js';
import { useCheckout } from './use-checkout.js';

/** The page's form; below it what could not be counted. */
export function Checkout(props: CheckoutProps) {
  const { hasFailed, count } = useCheckout(props);
  return (
    <>
      <slot />
      {hasFailed ? (
        <Failure
          text={checkoutStrings('countFailed')}
          retryLabel={checkoutStrings('retry')}
          onRetry={count}
        />
      ) : null}
    </>
  );
}
