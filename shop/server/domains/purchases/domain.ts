import { defineDomain } from '../../domain.js';
import { addPurchaseRoutes } from './routes.js';

export const purchases = defineDomain({
  name: 'purchases',
  uses: ['catalogue', 'carts'],
  routes: addPurchaseRoutes,
  confirmedForms:
    /^\/api\/commerce\/(express-checkout|gift-card)$|^\/api\/3\/commerce\/cart\/subscription$/,
});
