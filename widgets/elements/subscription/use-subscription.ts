import { getRuntime } from '../../../core/runtime/index.js';
import { useStates } from '../../element/index.js';
import { useProduct } from '../../hooks/index.js';
import { viewSubscription, type SubscriptionView } from './subscription-view.js';

/** The words for what is chosen; null when it is not subscribed to, undefined until the product is known. */
export function useSubscription(productId: string): SubscriptionView | null | undefined {
  const found = useProduct(productId);
  const view = found ? viewSubscription(found.selection, getRuntime().site.locale) : undefined;
  useStates({ unavailable: view?.terms === null, range: view?.isLowest === true });
  return view;
}
