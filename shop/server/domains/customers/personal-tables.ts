interface PersonalTable {
  /** The name that the owner reads. */
  readonly name: string;
  /** The rows of a person for an export; `$1` is the address in lower case. */
  readonly rows: string;
  /** Takes the person out, with the same `$1`; the orders still have the address then. */
  readonly erase: readonly string[];
}

const ofTheirOrders = 'order_id in (select id from orders where lower(email) = $1)';
const ofTheirCarts = 'cart_id in (select cart_id from orders where lower(email) = $1)';
const ofTheirAccount = 'member_id in (select member_id from member_accounts where email_key = $1)';
/** In a text of JSON or of a person. */
const mentions = (column: string) => `position($1 in lower(${column})) > 0`;

/**
 * The tables that keep something of a person beside the orders. A test looks for a person in every table, so a new
 * table with personal data fails it until it is here.
 */
export const personalTables: readonly PersonalTable[] = [
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
    // The payment at the provider is no longer known here, so nothing can charge it.
    name: 'Ways to pay for later orders',
    rows: `select kept_at, provider, way from kept_payments where ${ofTheirOrders}`,
    erase: [`delete from kept_payments where ${ofTheirOrders}`],
  },
  {
    // An administrator ends an account; the record of actions names who acted.
    name: 'Account of the owner’s pages',
    rows: 'select created_at, email, name from owner_accounts where email = $1',
    erase: [],
  },
  {
    name: 'Invitation to the owner’s pages',
    rows: 'select created_at, email from owner_invitations where email = $1',
    erase: ['delete from owner_invitations where email = $1'],
  },
  {
    name: 'Parcels',
    rows: `select sent_at, carrier, tracking_number from order_shipments
      where ${ofTheirOrders}`,
    erase: [
      `update order_shipments set tracking_number = '', tracking_url = '' where ${ofTheirOrders}`,
    ],
  },
  {
    name: 'Refunds',
    rows: `select asked_at, amount, reason from order_refunds
      where ${ofTheirOrders}`,
    erase: [`update order_refunds set reason = '' where ${ofTheirOrders}`],
  },
  {
    name: 'Notes on orders',
    rows: `select written_at, text from order_notes
      where ${ofTheirOrders}`,
    erase: [`delete from order_notes where ${ofTheirOrders} or ${mentions('text')}`],
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
  {
    name: 'Gift cards',
    rows: `select value, currency, recipient from gift_cards
      where ${ofTheirOrders} or lower(recipient->>'email') = $1`,
    erase: [
      `update gift_cards set recipient = null where ${ofTheirOrders} or lower(recipient->>'email') = $1`,
    ],
  },
  {
    name: 'Carts',
    rows: `select shipping_location, recipient from carts
      where id in (select cart_id from orders where lower(email) = $1) or lower(recipient->>'email') = $1`,
    erase: [
      // The order has its lines.
      `delete from cart_entries where ${ofTheirCarts}`,
      `update carts set shipping_location = null, recipient = null
       where id in (select cart_id from orders where lower(email) = $1) or lower(recipient->>'email') = $1`,
    ],
  },
  {
    name: 'Checkouts that were not finished',
    rows: `select draft from checkout_drafts where ${mentions('draft')}`,
    erase: [`delete from checkout_drafts where ${ofTheirCarts} or ${mentions('draft')}`],
  },
  {
    name: 'Links to orders',
    rows: `select expires_at from order_links
      where ${ofTheirOrders}`,
    erase: [`delete from order_links where ${ofTheirOrders}`],
  },
  {
    // They go with the account.
    name: 'Passkeys',
    rows: `select name, created_at, used_at from member_passkeys
      where member_id in (select member_id from member_accounts where email_key = $1)`,
    erase: [],
  },
  {
    name: 'Addresses of the account',
    rows: `select name, phone, line1, line2, city, region, postal_code, country, is_default, created_at
      from member_addresses where ${ofTheirAccount} order by position`,
    erase: [`delete from member_addresses where ${ofTheirAccount}`],
  },
  {
    name: 'Account',
    rows: `select email, name, language, created_at, confirmed_at from member_accounts
      where email_key = $1`,
    erase: [
      'delete from members where id in (select member_id from member_accounts where email_key = $1)',
    ],
  },
  {
    name: 'Restock signups',
    rows: 'select sku, email, created_at, notified_at from restock_signups where lower(email) = $1',
    erase: ['delete from restock_signups where lower(email) = $1'],
  },
  {
    name: 'Mailing list',
    rows: 'select email, source, created from mailing_list where email = $1',
    erase: ['delete from mailing_list where email = $1'],
  },
  {
    name: 'Letters and other forms',
    rows: `select form_id, submitted_at, answers, page from form_submissions where ${mentions('answers')}`,
    // Their files belong to no submission then, and are deleted with others of that kind.
    erase: [`delete from form_submissions where ${mentions('answers')}`],
  },
  {
    name: 'Reviews that wait',
    rows: 'select product_id, details, email from reviews where lower(email) = $1',
    erase: ['delete from reviews where lower(email) = $1'],
  },
  {
    name: 'Reviews that were not sent',
    rows: `select product_id, draft from review_drafts where ${mentions('draft')}`,
    erase: [`delete from review_drafts where ${mentions('draft')}`],
  },
  {
    name: 'Mails',
    rows: 'select recipient, subject, body_text, created_at from outbox where lower(recipient) = $1',
    // Also a letter to the owner, which quotes what they wrote.
    erase: [
      `delete from outbox where lower(recipient) = $1 or lower(reply_to) = $1 or ${mentions('body_text')}
         or ${mentions("coalesce(data, '')")} or kind = 'gift-card' and exists (
           select 1 from gift_cards where ${ofTheirOrders} and position(code in body_text) > 0)`,
    ],
  },
];
