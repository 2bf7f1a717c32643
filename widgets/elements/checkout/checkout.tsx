import { checkoutStrings } from '../../../core/i18n/strings/checkout.js';
import { Failure } from '../../parts/failure/index.js';
import type { CheckoutProps } from './definition.js';
import { useCheckout } from './use-checkout.js';

/** The page's form; below it what could not be counted or sent. */
export function Checkout(props: CheckoutProps) {
  const { problem, retry } = useCheckout(props);
  return (
    <>
      <slot />
      {problem ? (
        <Failure
          text={checkoutStrings(problem)}
          retryLabel={checkoutStrings('retry')}
          onRetry={retry}
        />
      ) : null}
    </>
  );
}
