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
      // stock null means unlimited; a purchase takes pieces under a lock on this row.
      `create table variants (
        sku text primary key,
        product_id text not null references products (id),
        position integer not null,
        listed boolean not null,
        -- json, not jsonb: the order of the options is kept.
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
      // started_by: the visitor's crumb, so that two first adds of one browser meet in one cart.
      `create table carts (
        id text primary key,
        currency text not null,
        started_by text unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        purchased_at timestamptz
      )`,
      // additional_fields is JSON text: jsonb refuses the NUL character that a visitor may send.
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
      // The columns are those of rate-limiter-flexible.
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
  {
    name: '5 commerce',
    statements: [
      // kind: the visitor's own cart, or one that was made for a single purchase.
      `alter table carts
         add column kind text not null default 'cart',
         add column shipping_location jsonb,
         add column shipping_option text,
         add column recipient jsonb,
         add column subscription_plan jsonb`,
      // used counts purchases; an unlisted coupon stays for the carts and orders that name it.
      `create table coupons (
        code text primary key,
        listed boolean not null,
        usage_limit integer,
        used integer not null default 0,
        details jsonb not null
      )`,
      `create table cart_coupons (
        cart_id text not null references carts (id) on delete cascade,
        code text not null references coupons (code),
        position bigint generated always as identity,
        primary key (cart_id, code)
      )`,
      // The newest ordered change of what is not an entry's quantity; it outlives the removal of a coupon.
      `create table cart_marks (
        cart_id text not null references carts (id) on delete cascade,
        subject text not null,
        changed_by text not null,
        change_turn integer not null,
        primary key (cart_id, subject)
      )`,
      // One order for a cart, however often its button is pressed. details: the order as it was placed, JSON text.
      `create table orders (
        id text primary key,
        number integer generated always as identity (start with 1001),
        cart_id text not null unique references carts (id),
        press_key text,
        placed_at timestamptz not null,
        details text not null
      )`,
      `create table subscriptions (
        id text primary key,
        order_id text not null references orders (id),
        sku text not null references variants (sku),
        quantity integer not null,
        unit_price integer not null,
        currency text not null,
        plan jsonb not null,
        started_at timestamptz not null
      )`,
      // deliver_on is a day in the recipient's own time zone; null is at once.
      `create table gift_cards (
        code text primary key,
        order_id text not null references orders (id),
        value integer not null,
        currency text not null,
        recipient jsonb,
        deliver_on date,
        time_zone text
      )`,
    ],
  },
  {
    name: '6 forms',
    // The order of fields and options is that of their lists, which jsonb keeps.
    statements: ['create table forms (id text primary key, form jsonb not null)'],
  },
  {
    name: '7 reviews',
    statements: [
      // written_at is milliseconds since 1970: what reviews are sorted by goes out and comes back in a cursor.
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
];
