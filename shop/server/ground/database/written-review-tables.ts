/**
 * Reviews that visitors write. The owner decides on them; until then `email` is kept, of which nobody else reads. A
 * draft is what a visitor has typed, visitor_hash: of the cookie that opens it, draft: JSON text.
 */
export const writtenReviewTables: readonly string[] = [
  `alter table reviews
    add column position bigint generated always as identity,
    add column is_written boolean not null default false,
    add column state text not null default 'approved' check (state in ('pending', 'approved', 'refused')),
    add column email text,
    add column decided_at timestamptz`,
  `create index reviews_by_state on reviews (state, position) where is_written`,
  // name: of the file in the folder of photos.
  `create table review_photos (
    name text primary key,
    review_id text not null references reviews (id) on delete cascade,
    content_type text not null
  )`,
  'create index photos_of_review on review_photos (review_id)',
  `create table review_drafts (
    visitor_hash text not null,
    product_id text not null references products (id) on delete cascade,
    draft text not null,
    expires_at timestamptz not null,
    primary key (visitor_hash, product_id)
  )`,
];
