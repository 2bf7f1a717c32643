export const commerceTables: readonly string[] = [
  // kind: the visitor's own cart, or a cart created for one direct purchase.
  `alter table carts
     add column kind text not null default 'cart',
     add column shipping_location jsonb,
     add column shipping_option text,
     add column recipient jsonb,
     add column subscription_plan jsonb`,
  // used: number of purchases. Unlisted coupons stay for the carts and orders that refer to them.
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
  // The newest ordered change of each subject except quantities. Kept after a coupon is removed.
  `create table cart_marks (
    cart_id text not null references carts (id) on delete cascade,
    subject text not null,
    changed_by text not null,
    change_turn integer not null,
    primary key (cart_id, subject)
  )`,
  // cart_id is unique, so that a cart becomes one order, however often the button is pressed. details: JSON text.
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
  // deliver_on: a day in the recipient's time zone; null is at once.
  `create table gift_cards (
    code text primary key,
    order_id text not null references orders (id),
    value integer not null,
    currency text not null,
    recipient jsonb,
    deliver_on date,
    time_zone text
  )`,
];
