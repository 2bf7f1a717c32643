/** The statements of migration 22. */
export const discussionTables = [
  // item_id is no foreign key: items exist outside of this database, too. liker_hash: of the browser's name.
  `create table likes (
        item_id text not null,
        liker_hash text not null,
        liked_at timestamptz not null,
        primary key (item_id, liker_hash)
      )`,
  `create table comments (
        id bigint generated always as identity primary key,
        item_id text not null,
        author text not null,
        content text not null,
        state text not null,
        written_at timestamptz not null
      )`,
  `create index public_comments on comments (item_id, id) where state = 'approved'`,
  'create index comments_by_state on comments (state, id)',
];
