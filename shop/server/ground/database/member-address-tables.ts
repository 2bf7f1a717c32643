/** The addresses that members keep, and the orders that they have placed while signed in. */
export const memberAddressTables: readonly string[] = [
  // position: the order in which they were added.
  `create table member_addresses (
    id text primary key,
    position bigint generated always as identity,
    member_id text not null references members (id) on delete cascade,
    name text not null,
    phone text not null,
    line1 text not null,
    line2 text not null,
    city text not null,
    region text not null,
    postal_code text not null,
    country text not null,
    is_default boolean not null,
    created_at timestamptz not null
  )`,
  'create index member_addresses_by_member on member_addresses (member_id, position)',
  'create unique index member_addresses_default on member_addresses (member_id) where is_default',
  // Null for a guest, and for a member whose account is deleted.
  'alter table orders add column member_id text references members (id) on delete set null',
  'create index orders_by_member on orders (member_id)',
];
