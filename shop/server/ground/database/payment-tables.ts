/**
 * A payment of a press of the button that buys. attempt: counts another card after a declined one. chosen: of way and
 * token, as a hash, because a token may be worth money. order_id: the order that it pays; the payment of none is voided.
 */
export const paymentTables: readonly string[] = [
  `create table payments (
    id text primary key,
    cart_id text not null,
    press_key text not null,
    provider text not null,
    attempt integer not null default 1,
    way text not null,
    chosen text not null,
    amount integer not null check (amount > 0),
    currency text not null,
    state text not null check (
      state in ('asked', 'authorised', 'declined', 'step', 'voiding', 'voided', 'captured')
    ),
    reference text,
    reason text,
    order_id text references orders (id),
    changed_at timestamptz not null
  )`,
  'create index payments_of_cart on payments (cart_id)',
  'create index payments_of_order on payments (order_id)',
  "create index open_payments on payments (changed_at) where state in ('asked', 'authorised', 'step', 'voiding')",
];

/**
 * Another way to pay for later orders than that of the first one, order_id. id: of the press and of what was chosen, as a
 * hash. kept_at: the latest one holds.
 */
export const keptPaymentTables: readonly string[] = [
  `create table kept_payments (
    id text primary key,
    order_id text not null references orders (id),
    press_key text not null,
    provider text not null,
    way text not null,
    state text not null check (state in ('asked', 'kept', 'declined', 'step')),
    reference text,
    reason text,
    kept_at timestamptz,
    changed_at timestamptz not null
  )`,
  'create index kept_payments_of_order on kept_payments (order_id)',
];
