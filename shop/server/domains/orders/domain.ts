import type { Context } from 'hono';
import { defineDomain, type Ground } from '../../ground/domain.js';
import { mentions, ofTheirCarts, ofTheirOrders } from '../../ground/personal-data.js';
import { currentPricing, type HeldCarts } from '../carts/index.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Mailer } from '../mail/index.js';
import type { Members } from '../members/index.js';
import type { Owners } from '../owners/index.js';
import type { Payments } from '../payments/index.js';
import type { Subscriptions } from '../subscriptions/index.js';
import type { Terms } from '../terms/index.js';
import { createCheckout } from './checkout.js';
import { createOrderAccess } from './order-access.js';
import { createOrderLinks } from './order-links.js';

interface Given extends Ground<'links'> {
  readonly catalogue: Catalogue;
  readonly heldCarts: HeldCarts;
  readonly mailer: Mailer;
  readonly members: Members;
  readonly payments: Payments;
  readonly owners: Owners;
  readonly subscriptions: Subscriptions;
  sharesSubscription(orderId: string, others: readonly string[]): Promise<boolean>;
  readonly terms: Terms;
}

/** The buyer’s side: the checkout turns a cart into an order, and shows it. What the owner does with it is `order-management`. */
export const orders = defineDomain({
  name: 'orders',
  uses: ['carts', 'catalogue', 'mail', 'members', 'owners', 'payments', 'subscriptions', 'terms'],
  open(given: Given) {
    const { members, subscriptions } = given;
    /** Whether the signed-in member has placed an order. */
    async function ownsOrder(c: Context, orderId: string): Promise<boolean> {
      const member = await members.session(c);
      return member !== null && members.accounts.ownsOrder(member.id, orderId);
    }
    const orderAccess = createOrderAccess({ ...given, ownsOrder });
    return {
      orderAccess,
      orderLinks: createOrderLinks(given),
      checkout: createCheckout({
        ...given,
        access: orderAccess,
        keepSubscription: subscriptions.keep,
        pricing: () => currentPricing(given),
      }),
    };
  },
  limits: {
    /** Orders that were tried. An accepted one does not count for the address. */
    checkout: { calls: 10, seconds: 600 },
    /** Links to an order by mail. */
    links: { calls: 5, seconds: 3600 },
  },
  personal: [
    {
      name: 'Checkouts that were not finished',
      rows: `select draft from checkout_drafts where ${mentions('draft')}`,
      erase: [`delete from checkout_drafts where ${ofTheirCarts} or ${mentions('draft')}`],
    },
    {
      name: 'Links to orders',
      rows: `select expires_at from order_links where ${ofTheirOrders}`,
      erase: [`delete from order_links where ${ofTheirOrders}`],
    },
  ],
  expired: [
    { table: 'order_links', where: 'expires_at <= $1' },
    { table: 'checkout_drafts', where: 'expires_at <= $1' },
  ],
});
