import { apiKeyTables } from './api-key-tables.js';
import { ownerAccountTables } from './owner-account-tables.js';
import { ownerSessionTables } from './owner-session-tables.js';
import { commerceTables } from './commerce-tables.js';
import { discussionTables } from './discussion-tables.js';
import { disabledCardTables } from './disabled-card-tables.js';
import { giftCardTables } from './gift-card-tables.js';
import { checkoutTables } from './checkout-tables.js';
import { formFileTables } from './form-file-tables.js';
import { contentTables } from './content-tables.js';
import { cartFunctions, changedCartFunctions } from './cart-functions.js';
import { siteSettingTables } from './site-setting-tables.js';
import { writtenReviewTables } from './written-review-tables.js';
import { mailTables, mailingListTables } from './mail-tables.js';
import { handOffTables } from './hand-off-tables.js';
import { eventPartitions } from './event-partitions.js';
import { downloadTables } from './download-tables.js';
import { memberAccountTables } from './member-account-tables.js';
import { memberAddressTables } from './member-address-tables.js';
import { managedOrderTables } from './managed-order-tables.js';
import { ownedProductTables } from './owned-product-tables.js';
import { pictureNameTables } from './picture-name-tables.js';
import { discountOrderTables, ownedTermTables } from './owned-term-tables.js';
import { passkeyTables } from './passkey-tables.js';
import { keptPaymentTables, paymentTables } from './payment-tables.js';
import { purchasePlanFunctions } from './purchase-plan-functions.js';
import { subscriptionNoticeTables, subscriptionTables } from './subscription-tables.js';
import { scheduledProductTables } from './scheduled-product-tables.js';
import { searchTables, translatedWordTables } from './search-tables.js';
import { withdrawnCardTables } from './withdrawn-card-tables.js';

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** Applied once each, in this order. A migration that has been released is never edited; add another one. */
export const migrations: readonly Migration[] = [
  {
    name: '1 catalogue',
    statements: [
      `create table products (
        id text primary key,
        url_id text not null,
        position integer not null,
        listed boolean not null,
        details jsonb not null
      )`,
      'create unique index listed_product_of_url on products (url_id) where listed',
      // stock: null means unlimited; a purchase reduces it under a lock on this row.
      `create table variants (
        sku text primary key,
        product_id text not null references products (id),
        position integer not null,
        listed boolean not null,
        -- json, not jsonb, to keep the order of the options.
        attributes json not null,
        prices jsonb not null,
        sale_prices jsonb,
        image jsonb,
        stock integer check (stock >= 0)
      )`,
      'create index variants_of_product on variants (product_id, position)',
    ],
  },
  {
    name: '2 carts',
    statements: [
      // started_by: the visitor's crumb, so that concurrent first adds of one browser share a cart.
      `create table carts (
        id text primary key,
        currency text not null,
        started_by text unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        purchased_at timestamptz
      )`,
      // additional_fields: JSON text, because jsonb refuses the NUL character that a visitor can send.
      `create table cart_entries (
        id text primary key,
        cart_id text not null references carts (id) on delete cascade,
        position bigint generated always as identity,
        product_id text not null references products (id),
        sku text not null references variants (sku),
        quantity integer not null check (quantity between 1 and 9999),
        additional_fields text not null
      )`,
      'create unique index cart_entry_of_intent on cart_entries (cart_id, sku, md5(additional_fields))',
    ],
  },
  {
    name: '3 requests',
    statements: [
      'create table settings (name text primary key, value text not null)',
      `create table idempotency_keys (
        key text primary key,
        request_hash text not null,
        answer text,
        expires_at timestamptz not null
      )`,
      'create index idempotency_keys_by_expiry on idempotency_keys (expires_at)',
      // expire: milliseconds since 1970.
      `create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`,
    ],
  },
  {
    name: '4 order of intents',
    statements: [
      'alter table cart_entries add column changed_by text',
      'alter table cart_entries add column change_turn integer',
    ],
  },
  { name: '5 commerce', statements: commerceTables },
  {
    name: '6 forms',
    // jsonb keeps the order of lists, and so of fields and options.
    statements: ['create table forms (id text primary key, form jsonb not null)'],
  },
  {
    name: '7 reviews',
    statements: [
      // written_at: milliseconds since 1970, because cursors contain the sort key.
      `create table reviews (
        id text primary key,
        product_id text not null references products (id) on delete cascade,
        source text not null check (source in ('native', 'imported')),
        rating integer not null check (rating between 1 and 5),
        written_at bigint not null,
        helpful_count integer not null,
        details jsonb not null
      )`,
      'create index reviews_of_product on reviews (product_id, written_at)',
    ],
  },
  {
    name: '8 members and quick views',
    statements: [
      'create table members (id text primary key, joined_at timestamptz not null)',
      `create table quick_views (
        product_id text primary key references products (id),
        views integer not null
      )`,
    ],
  },
  {
    name: '9 form submissions',
    statements: [
      // kind: a website form is submitted, a product form belongs to cart entries. Rows of removed forms stay, because an
      // id is never reused.
      `alter table forms
         add column kind text not null default 'product' check (kind in ('product', 'website')),
         add column changed_at timestamptz,
         add column removed_at timestamptz`,
      // A repeat of the request gets the submission_id of the used key.
      `create table form_submission_keys (
        key text primary key,
        expires_at timestamptz not null,
        request_hash text,
        submission_id text
      )`,
      'create index form_submission_keys_by_expiry on form_submission_keys (expires_at)',
      // fields: the form's fields at that time. Text, because jsonb would reorder the answers.
      `create table form_submissions (
        id text primary key,
        form_id text not null references forms (id) on delete cascade,
        position bigint generated always as identity,
        submitted_at timestamptz not null,
        fields text not null,
        answers text not null,
        page text not null
      )`,
      'create index form_submissions_of_form on form_submissions (form_id, position)',
      // email: in lower case, so that each address occurs once.
      `create table mailing_list (
        email text primary key,
        position bigint generated always as identity,
        source text not null,
        created timestamptz not null
      )`,
      'create unique index mailing_list_by_position on mailing_list (position)',
    ],
  },
  {
    name: '10 restock',
    statements: [
      // A signup is open while notified_at is null. After a notification the same address can sign up again.
      `create table restock_signups (
        id bigint generated always as identity primary key,
        sku text not null references variants (sku),
        email text not null,
        is_join_mailing_list boolean not null,
        created_at timestamptz not null,
        notified_at timestamptz
      )`,
      `create unique index waiting_once on restock_signups (sku, lower(email)) where notified_at is null`,
      'create index waiting_in_order on restock_signups (sku, id) where notified_at is null',
      // The notifications that a mailer would send. The primary key guarantees one for each signup.
      `create table restock_notifications (
        signup_id bigint primary key references restock_signups (id) on delete cascade,
        position bigint generated always as identity unique,
        product_title text not null,
        variant_title text not null,
        url text not null,
        sent_at timestamptz not null
      )`,
    ],
  },
  {
    name: '11 captcha',
    // A used token is refused. After its expiry it is refused anyway, so its row can be deleted.
    statements: [
      'create table used_captcha_tokens (nonce text primary key, expires_at timestamptz not null)',
    ],
  },
  {
    name: '12 analytics',
    statements: [
      // One row for each event, however often it arrives. Times are milliseconds since 1970. position: order of storing.
      // page_id: starts with - for an event without an id. content, extras: unchanged JSON text, because jsonb loses
      // characters. facts: values that reports group by. page_started_at: of the sending page, by the server's clock.
      `create table tracked_events (
        environment text not null,
        page_id text not null,
        sequence integer not null,
        position bigint generated always as identity unique,
        intake text not null,
        name text not null,
        occurred_at bigint not null,
        claimed_at bigint,
        received_at bigint not null,
        page_started_at bigint,
        visitor text,
        facts jsonb not null,
        content text not null,
        extras text not null,
        arrivals integer not null,
        primary key (environment, page_id, sequence)
      )`,
      'create index tracked_events_by_time on tracked_events (environment, occurred_at)',
      'create index tracked_events_by_receipt on tracked_events (received_at)',
      // The highest count a page has sent for each reason.
      `create table tracked_drops (
        environment text not null,
        page_id text not null,
        reason text not null,
        dropped integer not null,
        told_at bigint not null,
        primary key (environment, page_id, reason)
      )`,
      'create index tracked_drops_by_time on tracked_drops (told_at)',
    ],
  },
  {
    name: '13 health',
    // Always empty: the health check writes to it and rolls back.
    statements: ['create table health_checks (filler text not null)'],
  },
  {
    name: '14 order access',
    statements: [
      // A checkout gives its cart a new id; its rows follow.
      ...['cart_entries', 'cart_coupons', 'cart_marks'].map(
        (table) => `alter table ${table} drop constraint ${table}_cart_id_fkey,
          add constraint ${table}_cart_id_fkey foreign key (cart_id) references carts (id)
            on update cascade on delete cascade`,
      ),
      `alter table orders drop constraint orders_cart_id_fkey,
        add constraint orders_cart_id_fkey foreign key (cart_id) references carts (id) on update cascade`,
      `create table former_cart_ids (
        id text primary key,
        cart_id text not null references carts (id) on update cascade on delete cascade
      )`,
      'create index former_ids_of_cart on former_cart_ids (cart_id)',
      // A used link is deleted.
      `create table order_links (
        code_hash text primary key,
        order_id text not null references orders (id) on delete cascade,
        expires_at timestamptz not null
      )`,
      // The mails that a mailer would send.
      `create table mails (
        id bigint generated always as identity primary key,
        order_id text not null references orders (id) on delete cascade,
        recipient text not null,
        subject text not null,
        body text not null,
        created_at timestamptz not null
      )`,
    ],
  },
  { name: '15 adds in one statement', statements: cartFunctions },
  { name: '16 owner sessions', statements: ownerSessionTables },
  { name: '17 events by day', statements: eventPartitions },
  { name: '18 repeats after a checkout', statements: changedCartFunctions },
  {
    name: '20 dates of products',
    statements: [
      // A restart keeps the date of a product that is already there.
      'alter table products add column added_at timestamptz not null default now()',
    ],
  },
  { name: '21 hand-offs', statements: handOffTables },
  { name: '22 likes and comments', statements: discussionTables },
  { name: '24 content', statements: contentTables },
  { name: '25 checkout drafts', statements: checkoutTables },
  { name: '26 words of products', statements: searchTables },
  { name: '27 gift cards as payment', statements: giftCardTables },
  { name: '28 written reviews', statements: writtenReviewTables },
  { name: '29 form files', statements: formFileTables },
  { name: '30 payments', statements: paymentTables },
  { name: '34 purchase plans', statements: purchasePlanFunctions },
  { name: '35 translated words', statements: translatedWordTables },
  { name: '36 mail', statements: mailTables },
  { name: '37 mailing list', statements: mailingListTables },
  { name: '40 management of orders', statements: managedOrderTables },
  { name: '41 downloads', statements: downloadTables },
  { name: '39 site settings', statements: siteSettingTables },
  { name: '38 owned products', statements: ownedProductTables },
  { name: '42 member accounts', statements: memberAccountTables },
  { name: '43 owner accounts', statements: ownerAccountTables },
  { name: '47 API keys', statements: apiKeyTables },
  { name: '46 names of pictures', statements: pictureNameTables },
  { name: '45 subscriptions that renew', statements: subscriptionTables },
  { name: '48 gift cards that the owner disables', statements: disabledCardTables },
  { name: '50 addresses of members', statements: memberAddressTables },
  { name: '51 scheduled products', statements: scheduledProductTables },
  { name: '44 owned terms', statements: ownedTermTables },
  { name: '52 notices of subscriptions', statements: subscriptionNoticeTables },
  { name: '49 passkeys', statements: passkeyTables },
  { name: '54 kept payments', statements: keptPaymentTables },
  { name: '55 order of discounts', statements: discountOrderTables },
  { name: '56 what refunds take off gift cards', statements: withdrawnCardTables },
];
