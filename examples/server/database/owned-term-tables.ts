// The contents of a cart (purchase-plan-functions.ts), with the version of the terms in the same moment.
const cartContents = `create or replace function cart_contents(wanted text) returns json language plpgsql stable as $$
  begin
    return json_build_object(
      'version', (select version from catalogue_version),
      'terms_version', (select version from terms_version),
      'cart', (
        select json_build_object(
          'id', id, 'currency', currency, 'shipping_location', shipping_location, 'shipping_option', shipping_option,
          'subscription_plan', subscription_plan,
          'created_at', floor(extract(epoch from created_at) * 1000),
          'expires_at', floor(extract(epoch from expires_at) * 1000),
          'is_purchased', purchased_at is not null)
        from carts where id = wanted),
      'entries', (
        select coalesce(json_agg(json_build_object(
          'id', e.id, 'product_id', e.product_id, 'sku', e.sku, 'quantity', e.quantity,
          'additional_fields', e.additional_fields, 'stock', v.stock) order by e.position), '[]')
        from cart_entries e join variants v on v.sku = e.sku where e.cart_id = wanted),
      'coupons', (
        select coalesce(json_agg(row_to_json(c) order by e.position), '[]')
        from cart_coupons e join coupons c on c.code = e.code where e.cart_id = wanted));
  end $$`;

const versioned = ['automatic_discounts', 'shipping_zones', 'shipping_methods', 'tax_rates'];

/**
 * Migration 44: coupons, discounts, shipping and taxes that the owner changes. version: counts the saves of a row from 1,
 * so that nobody overwrites what they have not seen. is_on: rows that are off stay, because carts refer to them.
 */
export const ownedTermTables: readonly string[] = [
  `alter table coupons
     add column version integer not null default 1,
     add column position bigint generated always as identity`,
  'create unique index coupons_by_position on coupons (position)',
  `create table automatic_discounts (
    id text primary key,
    position bigint generated always as identity,
    version integer not null default 1,
    is_on boolean not null,
    details jsonb not null
  )`,
  `create table shipping_zones (
    id text primary key,
    position integer not null,
    version integer not null default 1,
    details jsonb not null
  )`,
  `create table shipping_methods (
    zone_id text not null references shipping_zones (id) on delete cascade,
    id text not null,
    position integer not null,
    is_on boolean not null,
    details jsonb not null,
    primary key (zone_id, id)
  )`,
  `create table tax_rates (
    id text primary key,
    position bigint generated always as identity,
    version integer not null default 1,
    is_on boolean not null,
    details jsonb not null
  )`,
  // The kinds of terms that the owner has changed: a start no longer updates them to those of the code.
  'create table owned_terms (kind text primary key, changed_at timestamptz not null)',
  // Changes with all that may be kept in memory.
  `create table terms_version (
    is_only boolean primary key default true check (is_only),
    version uuid not null default gen_random_uuid()
  )`,
  'insert into terms_version default values',
  `create function change_terms_version() returns trigger language plpgsql as $$
  begin
    insert into terms_version default values
      on conflict (is_only) do update set version = gen_random_uuid();
    return null;
  end $$`,
  ...versioned.map(
    (
      table,
    ) => `create trigger terms_changed after insert or update or delete or truncate on ${table}
      for each statement execute function change_terms_version()`,
  ),
  cartContents,
];
