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
];
