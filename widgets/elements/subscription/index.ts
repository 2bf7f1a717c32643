import { define, type ElementOf, type EventsOf } from '../../element/index.js';
import { subscription } from './definition.js';
import styles from './subscription.css?inline';
import { Subscription } from './subscription.js';

define(subscription, Subscription, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-subscription': ElementOf<typeof subscription>;
  }
  interface VitrineEvents {
    'vitrine-subscription': EventsOf<typeof subscription>;
  }
}

export { subscription, type SubscriptionProps } from './definition.js';
