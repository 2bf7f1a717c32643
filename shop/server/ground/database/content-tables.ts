/** The statements of migration 24. Times are milliseconds since 1970; `words` is what the search looks through. */
export const contentTables = [
  `create table content_items (
    id text primary key,
    collection text not null,
    url_id text not null,
    status text not null,
    publish_on bigint not null,
    starts_on bigint,
    details jsonb not null,
    words tsvector not null,
    unique (collection, url_id)
  )`,
  'create index content_words on content_items using gin (words)',
];
