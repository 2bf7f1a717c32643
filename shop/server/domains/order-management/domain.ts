import { defineDomain, type Ground } from '../../ground/domain.js';
import type { Mailer } from '../mail/index.js';
import type { Payments } from '../payments/index.js';
import { createOrderManagement, type OrderManagement } from './order-management.js';
import { managedOrderData } from './personal-data.js';

interface Given extends Ground {
  readonly payments: Payments;
  readonly mailer: Mailer;
}

/** The owner’s side of placed orders: notes, parcels, cancellations and refunds. Placing one is `orders`. */
export const orderManagement = defineDomain({
  name: 'order-management',
  uses: ['payments', 'mail'],
  open: (given: Given) => ({ orderManagement: createOrderManagement(given) }),
  personal: managedOrderData,
  settle: ({ orderManagement }: { readonly orderManagement: OrderManagement }) =>
    orderManagement.settleRefunds(),
});
