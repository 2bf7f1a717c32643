import { selectStyles } from '../../parts/select/index.js';
import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { subscription } from './definition.js';
import styles from './subscription.css?inline';
import { Subscription } from './subscription.js';

export const SubscriptionElement: ElementClass<typeof subscription> = define(
  subscription,
  Subscription,
  { styles: [selectStyles, styles] },
);
export type SubscriptionElement = HTMLElementTagNameMap['vitrine-subscription'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-subscription': ElementOf<typeof subscription>;
  }
  interface VitrineEvents {
    'vitrine-subscription': EventsOf<typeof subscription>;
  }
}

export { subscription, type PlanChangedDetail, type SubscriptionProps } from './definition.js';
