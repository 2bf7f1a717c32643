import type { SubscriptionProps } from './definition.js';
import { useSubscription } from './use-subscription.js';

/** What a subscription costs and how it renews; nothing for a product that is bought once. */
export function Subscription({ productId = '' }: SubscriptionProps) {
  const view = useSubscription(productId);
  if (view === undefined) return <slot />;
  if (view === null) return null;
  return (
    <div className="subscription">
      <p part="phrase" className="phrase">
        {view.phrase}
      </p>
      {view.terms ? (
        <p part="terms" className="terms">
          {view.terms}
        </p>
      ) : null}
    </div>
  );
}
