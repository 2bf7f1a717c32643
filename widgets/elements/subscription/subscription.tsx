import type { SubscriptionProps } from './definition.js';
import { PlanChoice } from './plan-choice.js';
import { useSubscription } from './use-subscription.js';

/**
 * The price of a subscription and its renewal, after the choice of a product that is sold by plans too; nothing for one
 * that is bought once.
 */
export function Subscription(props: SubscriptionProps) {
  const inUse = useSubscription(props);
  if (!inUse) return <slot />;
  const { view, plans } = inUse;
  if (!view && !plans) return null;
  return (
    <div className="subscription">
      {plans ? <PlanChoice {...inUse} plans={plans} /> : null}
      {view ? (
        <p part="phrase" className="phrase">
          {view.phrase}
        </p>
      ) : null}
      {view?.terms ? (
        <p part="terms" className="terms">
          {view.terms}
        </p>
      ) : null}
    </div>
  );
}
