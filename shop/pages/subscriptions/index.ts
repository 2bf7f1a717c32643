export { addSubscriptionPages } from './subscription-pages.js';
