import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-subscription': JsxOf<typeof subscription>;
    }
  }
}

export { subscription, type SubscriptionProps } from './definition.js';
export { Subscription } from './subscription.js';
