/**
 * The columns by which the owner's pages search, sort and count orders, and the progress of an order. The first columns
 * and the lines are copies from `details`, so that lists and reports read no JSON. Amounts: minor units. country: empty
 * if nothing is sent. entry_id: a line in `details`.
 */
export const managedOrderTables: readonly string[] = [
  `alter table orders
     add column email text not null default '',
     add column buyer text not null default '',
     add column total integer not null default 0,
     add column currency text not null default 'USD',
     add column pieces integer not null default 0,
     add column tax integer not null default 0,
     add column shipping integer not null default 0,
     add column discount integer not null default 0,
     add column country text not null default '',
     add column fulfilment text not null default 'none'
       check (fulfilment in ('open', 'part', 'sent', 'none', 'cancelled')),
     add column refunded integer not null default 0 check (refunded between 0 and total),
     add column cancelled_at timestamptz`,
  `update orders set
     email = details::json->>'email',
     buyer = details::json->>'name',
     total = (details::json->>'grandTotal')::integer,
     currency = details::json->>'currency',
     tax = (details::json->>'taxTotal')::integer,
     shipping = (details::json->>'shippingTotal')::integer,
     discount = (details::json->>'discountTotal')::integer,
     country = coalesce(details::json->'shippingAddress'->>'country', ''),
     pieces = (select coalesce(sum((line->>'quantity')::integer), 0)
       from json_array_elements(details::json->'items') as line),
     fulfilment = case when json_typeof(details::json->'shippingAddress') = 'object' then 'open' else 'none' end`,
  'create unique index orders_by_number on orders (number)',
  'create index orders_by_fulfilment on orders (fulfilment, number)',
  'create index orders_by_time on orders (placed_at)',
  'create index orders_by_email on orders (lower(email), number)',
  `create table order_lines (
    order_id text not null references orders (id) on delete cascade,
    entry_id text not null,
    product_id text not null,
    sku text not null,
    title text not null,
    quantity integer not null,
    cents integer not null,
    primary key (order_id, entry_id)
  )`,
  `insert into order_lines
   select orders.id, line->>'id', line->>'itemId', line->'chosenVariant'->>'sku', line->>'title',
     (line->>'quantity')::integer, (line->>'subTotal')::integer
   from orders, json_array_elements(details::json->'entries') as line`,
  // key: of the form that was sent, so that a second press sends nothing again.
  `create table order_shipments (
    id bigint generated always as identity primary key,
    order_id text not null references orders (id) on delete cascade,
    key text not null unique,
    sent_at timestamptz not null,
    carrier text not null,
    tracking_number text not null,
    tracking_url text not null
  )`,
  'create index shipments_of_order on order_shipments (order_id)',
  `create table order_shipment_lines (
    shipment_id bigint not null references order_shipments (id) on delete cascade,
    entry_id text not null,
    quantity integer not null check (quantity > 0),
    primary key (shipment_id, entry_id)
  )`,
  // by_payment: the part that the provider pays back; the rest returns to gift cards. asked: the provider has not
  // answered yet. restocks: whether the pieces are for sale again.
  `create table order_refunds (
    id bigint generated always as identity primary key,
    order_id text not null references orders (id) on delete cascade,
    key text not null unique,
    state text not null check (state in ('asked', 'done', 'refused')),
    amount integer not null check (amount > 0),
    by_payment integer not null check (by_payment between 0 and amount),
    reason text not null,
    restocks boolean not null,
    asked_at timestamptz not null,
    done_at timestamptz,
    refusal text
  )`,
  'create index refunds_of_order on order_refunds (order_id)',
  "create index open_refunds on order_refunds (asked_at) where state = 'asked'",
  `create table order_refund_lines (
    refund_id bigint not null references order_refunds (id) on delete cascade,
    entry_id text not null,
    quantity integer not null check (quantity > 0),
    primary key (refund_id, entry_id)
  )`,
  `create table order_refund_cards (
    refund_id bigint not null references order_refunds (id) on delete cascade,
    code text not null references gift_cards (code),
    amount integer not null check (amount > 0),
    primary key (refund_id, code)
  )`,
  `create table order_notes (
    id bigint generated always as identity primary key,
    order_id text not null references orders (id) on delete cascade,
    written_at timestamptz not null,
    text text not null
  )`,
  'create index notes_of_order on order_notes (order_id)',
];
