import { mentions, ofTheirOrders, type PersonalData } from '../../ground/personal-data.js';

export const subscriptionData: readonly PersonalData[] = [
  {
    // Nothing is charged or sent without a name and an address.
    name: 'Subscriptions',
    rows: `select started_at, state, sku, quantity, unit_price, currency, due_at, paid, delivery from subscriptions
      where ${ofTheirOrders}`,
    erase: [
      `update subscriptions set state = 'cancelled', due_at = null, ended_at = now(), held = null, claimed_by = null,
         leased_until = null where ${ofTheirOrders} and state in ('active', 'past-due', 'paused')`,
      `update subscriptions set delivery = null where ${ofTheirOrders}`,
      `update carts set shipping_location = null
       where id in (select cart_id from subscriptions where ${ofTheirOrders})`,
    ],
  },
  {
    name: 'Notes on subscriptions',
    rows: `select happened_at, text from subscription_events
      where text <> '' and subscription_id in (select id from subscriptions where ${ofTheirOrders})`,
    erase: [
      `update subscription_events set text = '' where ${mentions('text')}
         or subscription_id in (select id from subscriptions where ${ofTheirOrders})`,
    ],
  },
];
