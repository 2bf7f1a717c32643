/** The texts that the search looks through; the seeding at the next start fills them. */
export const searchTables: readonly string[] = [
  "alter table products add column words tsvector not null default ''",
  'create index product_words on products using gin (words)',
];

/** The further texts that the search looks through for a caller of another language. */
export const translatedWordTables: readonly string[] = [
  `create table translated_words (
    product_id text not null references products on delete cascade,
    language text not null,
    words tsvector not null,
    primary key (product_id, language)
  )`,
];
