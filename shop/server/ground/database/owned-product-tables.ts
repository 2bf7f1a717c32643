/**
 * Products that the owner edits. edited_at: the seeding leaves such a product alone. hidden_as: why a product that is not
 * listed is not, for the owner. removed_at: gone for the owner too; carts and orders may still refer to it.
 */
export const ownedProductTables: readonly string[] = [
  `alter table products
    add column edited_at timestamptz,
    add column removed_at timestamptz,
    add column hidden_as text check (hidden_as in ('draft', 'private')),
    add column title text generated always as (details->>'title') stored,
    add column category text generated always as (details->>'category') stored`,
  'create index products_by_title on products (lower(title), id) where removed_at is null',
  'create index products_by_category on products (category)',
  'create index products_by_address on products (url_id)',
  // Addresses that a product had: they redirect to the present one.
  `create table former_url_ids (
    url_id text primary key,
    product_id text not null references products (id) on delete cascade
  )`,
  // name: of the file in the folder of pictures. A picture that no product shows is deleted after a day.
  `create table product_pictures (
    name text primary key,
    content_type text not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null
  )`,
  // csv: the file of an import between its preview and the decision.
  `create table product_imports (
    id text primary key,
    csv text not null,
    expires_at timestamptz not null
  )`,
];
